// The account page.

import "./page.js";
import "./passkey.js";
import "./push.js";
