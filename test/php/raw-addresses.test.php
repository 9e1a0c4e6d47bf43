<?php
/**
 * Address texts on their way into the shop and back. On WooCommerce its own sanitiser and formatter are asked.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Shop\RawAddresses;
use StorefrontIslands\Views\Cart\CartReader;

/** What the shop stores of a company that a checkout sends, and how the Store API sends what is stored. */
if ( class_exists( 'WooCommerce' ) ) {
	$schema  = StoreApi::container()->get( SchemaController::class )->get( 'billing-address' );
	$store   = static function ( string $posted ) use ( $schema ): string {
		return $schema->sanitize_callback( array( 'company' => $posted, 'country' => 'US' ), new WP_REST_Request(), 'billing_address' )['company'];
	};
	$respond = static function ( string $stored ): string {
		return woocommerce_store_api_get_formatter( 'html' )->format( $stored );
	};
} else {
	$store   = static function ( string $posted ): string {
		return Address::billing( Input::of( array( 'company' => $posted ) ) )->get( 'company' );
	};
	$respond = static function ( string $stored ): string {
		return Address::billing( Input::of( array( 'company' => $stored ) ) )->response()['company'];
	};
}

/** The company as a page shows it. */
$shown = static function ( string $stored ) use ( $respond ): string {
	$cart = array(
		'billing_address' => array( 'company' => $respond( $stored ) ),
		'extensions'      => array( RawAddresses::EXTENSION => RawAddresses::extension( array( 'company' => $stored ), array() ) ),
	);
	return ( new CartReader( $cart, array() ) )->cart->object( 'billing_address' )->string( 'company' );
};

$pieces = explode(
	'|',
	"'|\"|’|“|&|&amp;|&#39;|&#039;|&eacute;|&bogus;|&lt;|<|>|<b>|</b>|<3|<Mug>|--|...|3x4|\\| |  |\t|O'Brien|Smith & Sons|1/2\"|(c)|😀|👩‍👩‍👧|עברית|العربية|\u{200F}|é|e\u{0301}|ñ|日本|"
	. ';|#|%|+|[gallery]|:)|$1|%s|a|B|7|0|{|}|=|/|<!--|-->|<a href="x">|javascript:'
);

return array(
	'10,000 texts are stored as they would be at once, however often they come back' => static function () use ( $pieces, $store, $shown ): void {
		for ( $run = 0; $run < 10000; $run++ ) {
			$typed  = '';
			$length = 1 + $run % 6;
			for ( $place = 0; $place < $length; $place++ ) {
				// The same texts in every run.
				$typed .= $pieces[ crc32( "$run $place" ) % count( $pieces ) ];
			}
			$stored = $store( trim( $typed ) );
			// A tag that is taken out may leave a space at an end; the Store API trims what it sends.
			same( array( $typed, trim( $stored ) ), array( $typed, trim( $store( trim( $shown( $stored ) ) ) ) ) );
		}
	},
	'what people are called is shown as they write it' => static function () use ( $store, $shown ): void {
		foreach ( array( "O'Brien", 'Smith & Sons', "Coeur d'Alene", 'Flat 3x4 -- "Rose"...', '1/2" < 3" & up', 'R&D <3', 'Café “Crème”', '(c) 5\'s' ) as $typed ) {
			same( $typed, $shown( $store( $typed ) ) );
		}
	},
	'only texts that their HTML does not tell are sent twice' => static function (): void {
		same(
			array( 'raw_billing_address' => array( 'last_name' => "O'Brien" ) ),
			RawAddresses::extension( array( 'first_name' => 'Ada', 'last_name' => "O'Brien", 'company' => 'Smith &amp; Sons' ), array( 'city' => 'Łódź' ) )
		);
		same( array(), RawAddresses::extension( array(), array() ) );
	},
	'a text that would be stored in another way stays as it is' => static function (): void {
		same( 'Smith & Sons', RawAddresses::text( 'Smith &amp; Sons' ) );
		same( 'Smith & Sons', RawAddresses::text( 'Smith & Sons' ) );
		same( '&#039;', RawAddresses::text( '&#039;' ) );
	},
);
