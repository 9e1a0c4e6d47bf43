<?php
/**
 * Stand-in for the servers of Mercado Pago, as a must-use plugin: payments that wait on its page. The plugin calls them
 * by curl, from a namespace in which the functions and constants of curl are this file's.
 */

declare(strict_types=1);

namespace MercadoPago\PP\Sdk\HttpClient\Requester; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedNamespaceFound -- The functions of curl are replaced in it.

const CURLOPT_USERAGENT      = 'agent';
const CURLOPT_RETURNTRANSFER = 'return';
const CURLOPT_CUSTOMREQUEST  = 'method';
const CURLOPT_HTTPHEADER     = 'headers';
const CURLOPT_HEADERFUNCTION = 'on-header';
const CURLOPT_URL            = 'url';
const CURLOPT_POSTFIELDS     = 'body';

/** Returns true: the functions of this file are there. */
function extension_loaded(): bool {
	return true;
}

/** Returns a request to be filled in. */
function curl_init(): \stdClass {
	return new \stdClass();
}

/** Sets a part of a request. */
function curl_setopt( \stdClass $request, string $name, $value ): void {
	$request->$name = $value;
}

/** Returns the answer: a payment on Mercado Pago's page, or nothing special. */
function curl_exec( \stdClass $request ): string {
	$is_payment = false !== strpos( $request->url, '/preferences' );
	return (string) wp_json_encode(
		$is_payment ? array(
			'id'                 => 'standin' . wp_rand( 100000, 999999 ),
			'init_point'         => 'https://www.mercadopago.com/checkout/standin',
			'sandbox_init_point' => 'https://sandbox.mercadopago.com/checkout/standin',
		) : new \stdClass()
	);
}

function curl_errno(): int {
	return 0;
}

/** Returns what is known of an answer. */
function curl_getinfo(): array {
	return array( 'http_code' => 200 );
}

function curl_close(): void {
}

namespace MercadoPago\Woocommerce; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedNamespaceFound -- The functions of curl are replaced in it.

/** Returns the extensions of PHP, with curl, whose functions are this file's. */
function get_loaded_extensions(): array {
	return array_merge( \get_loaded_extensions(), array( 'curl' ) );
}
