"use strict";
(globalThis["webpackChunkstorefrontIslandsCheckout"] = globalThis["webpackChunkstorefrontIslandsCheckout"] || []).push([[779],{

/***/ 714
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _address__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(617);
/** Guesses what was meant by an e-mail address that looks like a slip of the fingers. */

/** Providers that many people use. A known one is never corrected into another. */
const PROVIDERS = 'gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it outlook.com outlook.de outlook.fr live.com live.co.uk msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.jp ymail.com rocketmail.com icloud.com me.com mac.com aol.com mail.com email.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de proton.me protonmail.com zoho.com yandex.ru yandex.com mail.ru qq.com 163.com 126.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it btinternet.com sky.com comcast.net verizon.net att.net sbcglobal.net bigpond.com'.split(' ');
const ENDINGS = new Map([
    ...['con', 'cmo', 'ocm', 'comm', 'vom', 'xom', 'cim', 'cpm', 'coom', 'om'].map((slip) => [slip, 'com']),
    ...['nte', 'ent', 'nett', 'met'].map((slip) => [slip, 'net']),
    ...['ogr', 'rog', 'orgg'].map((slip) => [slip, 'org']),
]);
/** Whether one slip (a wrong, missing, added or two swapped characters) leads from one text to the other. */
const isOneSlipApart = (a, b) => {
    if (Math.abs(a.length - b.length) > 1 || a === b) {
        return false;
    }
    let start = 0;
    while (start < a.length && a[start] === b[start]) {
        start += 1;
    }
    const restA = a.slice(start);
    const restB = b.slice(start);
    return (restA.slice(1) === restB ||
        restA === restB.slice(1) ||
        restA.slice(1) === restB.slice(1) ||
        (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]));
};
/** Shorter names differ by one letter from too many others. */
const SHORTEST_GUESSED = 7;
const mendEnding = (domain) => {
    const dot = domain.lastIndexOf('.');
    return domain.slice(0, dot + 1) + (ENDINGS.get(domain.slice(dot + 1)) ?? domain.slice(dot + 1));
};
/** The address that was meant perhaps; null where it looks right. Only ever a hint: gnail.com may exist. */
const suggestEmail = (email) => {
    const trimmed = email.trim();
    const at = trimmed.lastIndexOf('@');
    const domain = trimmed.slice(at + 1).toLowerCase();
    if (!(0,_address__WEBPACK_IMPORTED_MODULE_0__/* .isEmail */ .xf)(trimmed) || PROVIDERS.includes(domain)) {
        return null;
    }
    const mended = mendEnding(domain);
    const provider = PROVIDERS.includes(mended)
        ? mended
        : PROVIDERS.find((known) => known.length >= SHORTEST_GUESSED && isOneSlipApart(mended, known));
    const meant = provider ?? mended;
    return meant === domain ? null : trimmed.slice(0, at + 1) + meant;
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "suggestEmail", 0, /* binding */ suggestEmail
/* harmony export */ ]);


/***/ }

}]);