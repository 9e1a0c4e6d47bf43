<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi;
use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Shop\RawAddresses;
use WP_REST_Request;

/** Tests that address texts survive storing and reading. On WooCommerce its own sanitizer and formatter are used. */
final class RawAddressesTest extends TestCase {
	private static array $pieces;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$pieces = explode(
			'|',
			"'|\"|’|“|&|&amp;|&#39;|&#039;|&eacute;|&bogus;|&lt;|<|>|<b>|</b>|<3|<Mug>|--|...|3x4|\\| |  |\t|O'Brien|Smith & Sons|1/2\"|(c)|😀|👩‍👩‍👧|עברית|العربية|\u{200F}|é|e\u{0301}|ñ|日本|"
			. ';|#|%|+|[gallery]|:)|$1|%s|a|B|7|0|{|}|=|/|<!--|-->|<a href="x">|javascript:'
		);
		// WooCommerce before 11 takes a backslash of an address each time that the address is sent.
		if ( defined( 'WC_VERSION' ) && version_compare( WC_VERSION, '11', '<' ) ) {
			self::$pieces = array_values( array_diff( self::$pieces, array( '\\' ) ) );
		}
	}

	/** Returns the stored text of a company that a checkout sends. */
	private static function store( string $posted ): string {
		if ( ! class_exists( 'WooCommerce' ) ) {
			return Address::billing( Input::of( array( 'company' => $posted ) ) )->get( 'company' );
		}
		$schema = StoreApi::container()->get( SchemaController::class )->get( 'billing-address' );
		return $schema->sanitize_callback( array( 'company' => $posted, 'country' => 'US' ), new WP_REST_Request(), 'billing_address' )['company'];
	}

	/** Returns the text that the Store API sends for a stored company. */
	private static function respond( string $stored ): string {
		if ( ! class_exists( 'WooCommerce' ) ) {
			return Address::billing( Input::of( array( 'company' => $stored ) ) )->response()['company'];
		}
		return woocommerce_store_api_get_formatter( 'html' )->format( $stored );
	}

	/** Returns the company as a page displays it. */
	private static function shown( string $stored ): string {
		$cart = array(
			'billing_address' => array( 'company' => self::respond( $stored ) ),
			'extensions'      => array( RawAddresses::EXTENSION => RawAddresses::extension( array( 'company' => $stored ), array() ) ),
		);
		return ( new CartReader( $cart, array() ) )->cart->object( 'billing_address' )->string( 'company' );
	}

	public function test_10_000_texts_are_stored_the_same_however_often_they_are_returned(): void {
		for ( $run = 0; $run < 10000; $run++ ) {
			$typed = '';
			$length = 1 + $run % 6;
			for ( $place = 0; $place < $length; $place++ ) {
				// Every run uses the same texts.
				$typed .= self::$pieces[ crc32( "$run $place" ) % count( self::$pieces ) ];
			}
			$stored = self::store( trim( $typed ) );
			// A removed tag may leave a space at either end; the Store API trims the texts it sends.
			self::assertSame( array( $typed, trim( $stored ) ), array( $typed, trim( self::store( trim( self::shown( $stored ) ) ) ) ) );
		}
	}

	public function test_names_are_shown_as_typed(): void {
		foreach ( array( "O'Brien", 'Smith & Sons', "Coeur d'Alene", 'Flat 3x4 -- "Rose"...', '1/2" < 3" & up', 'R&D <3', 'Café “Crème”', '(c) 5\'s' ) as $typed ) {
			self::assertSame( $typed, self::shown( self::store( $typed ) ) );
		}
	}

	public function test_only_texts_that_cannot_be_decoded_from_html_are_sent_unencoded(): void {
		self::assertSame(
			array( 'raw_billing_address' => array( 'last_name' => "O'Brien" ) ),
			RawAddresses::extension( array( 'first_name' => 'Ada', 'last_name' => "O'Brien", 'company' => 'Smith &amp; Sons' ), array( 'city' => 'Łódź' ) )
		);
		self::assertSame( array(), RawAddresses::extension( array(), array() ) );
	}

	public function test_text_that_would_be_stored_differently_is_unchanged(): void {
		self::assertSame( 'Smith & Sons', RawAddresses::text( 'Smith &amp; Sons' ) );
		self::assertSame( 'Smith & Sons', RawAddresses::text( 'Smith & Sons' ) );
		self::assertSame( '&#039;', RawAddresses::text( '&#039;' ) );
	}
}
