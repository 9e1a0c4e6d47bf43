<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Shop\ClassicTotals;
use StorefrontIslands\Shop\RawAddresses;
use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Support\PartOrder;

defined( 'ABSPATH' ) || exit;

/** Cart of the Store API with the settings that control its display. */
final class CartReader {
	public JsonReader $cart;

	public JsonReader $settings;

	/** What plugins make of its totals on the screen. */
	public ClassicTotals $classic;

	/** Level of the view's headings, 1 to 6. */
	private int $heading_level;

	/**
	 * Creates the reader.
	 *
	 * @param array<string, mixed> $cart          Response of GET /wc/store/v1/cart.
	 * @param array<string, mixed> $settings      Keys as in src/domain/support/settings.ts.
	 * @param int                  $heading_level Level of the view's headings, 1 to 6.
	 * @param string               $screen        cart or checkout.
	 */
	public function __construct( array $cart, array $settings, int $heading_level = 2, string $screen = 'cart' ) {
		$this->cart          = self::with_address_texts( new JsonReader( $cart ) );
		$this->settings      = new JsonReader( $settings );
		$this->classic       = new ClassicTotals( $this->cart, $screen );
		$this->heading_level = $heading_level;
	}

	/**
	 * Returns a heading like the one in src/ui/heading.tsx.
	 *
	 * @param array<string, string> $attributes Id and class of the heading.
	 * @param int $below Number of levels below the view's heading level.
	 */
	public function heading( string $text, array $attributes = array(), int $below = 0 ): Node {
		return Node::element( 'h' . min( 6, $this->heading_level + $below ), $attributes, array( $text ) );
	}

	/** Returns the text that the block sets for a name (src/islands/shared/block-choices.ts), or the default. */
	public function block_text( string $name, string $default_text ): string {
		$texts = $this->settings->object( 'block' )->object( 'texts' );
		return $texts->has( $name ) ? $texts->string( $name ) : $default_text;
	}

	/**
	 * Returns parts of the view in the order that the block has chosen, each between the areas before and after it, as
	 * src/islands/shared/parts.tsx draws them.
	 *
	 * @param array<string, Node|null> $parts Parts by name, in their default order.
	 * @return list<Node|null>
	 */
	public function in_order( array $parts, Areas $areas ): array {
		$nodes = array();
		foreach ( PartOrder::resolve( array_keys( $parts ), $this->settings->object( 'block' )->strings( 'order' ) ) as $name ) {
			array_push( $nodes, $areas->take( "before-$name" ), $parts[ $name ], $areas->take( "after-$name" ) );
		}
		return $nodes;
	}

	/** Returns the URL that the block sets for a name, or the default. */
	public function block_url( string $name, string $default_url ): string {
		$urls = $this->settings->object( 'block' )->object( 'urls' );
		return $urls->has( $name ) ? $urls->url( $name ) : $default_url;
	}

	/** True if the block has switched this flag on. */
	public function has_block_flag( string $name ): bool {
		return in_array( $name, $this->settings->object( 'block' )->strings( 'flags' ), true );
	}

	/** True if prices are shown including tax. */
	public function includes_tax(): bool {
		return $this->settings->bool( 'displayCartPricesIncludingTax' );
	}

	/** True if the cart needs shipping. */
	public function is_shipped(): bool {
		return $this->cart->bool( 'needs_shipping' ) && $this->settings->bool( 'shippingEnabled' );
	}

	/** True if the cart asks for the address; a shop that does not say so has the form. */
	public function has_shipping_calculator(): bool {
		return ! $this->settings->has( 'shippingCalculatorEnabled' ) || $this->settings->bool( 'shippingCalculatorEnabled' );
	}

	/**
	 * Returns an amount for display: including tax if the shop shows prices including tax.
	 *
	 * @param JsonReader   $holder Object with both amounts, in minor units, and the currency_ fields.
	 * @param string $amount Name of the field without tax.
	 * @param string $tax    Name of the field with the tax.
	 */
	public function amount( JsonReader $holder, string $amount, string $tax ): int {
		return $holder->int( $amount ) + ( $this->includes_tax() ? $holder->int( $tax ) : 0 );
	}

	/**
	 * Returns an amount for display, formatted as a price.
	 *
	 * @param JsonReader   $holder Object with both amounts, in minor units, and the currency_ fields.
	 * @param string $amount Name of the field without tax.
	 * @param string $tax    Name of the field with the tax.
	 */
	public function price( JsonReader $holder, string $amount, string $tax ): string {
		return Money::format( $this->amount( $holder, $amount, $tax ), $holder );
	}

	/**
	 * Returns the notices above the view: errors of the cart, which stay until they are resolved, and what can be dismissed:
	 * errors that the shop tells once (src/domain/cart/errors.ts), and its messages.
	 *
	 * @param list<array{status: string, message: string}> $messages Messages of the shop, see ShopNoticeList.
	 * @return list<array{status: string, message: string, dismissible: bool}>
	 */
	public function notices( array $messages ): array {
		$errors = array();
		foreach ( $this->cart->objects( 'errors' ) as $error ) {
			$code    = $error->string( 'code' );
			$message = $error->text( 'message' );
			$is_once = in_array( $code, DataFile::read( 'cart-errors' )->strings( 'toldOnce' ), true );

			$errors[ $is_once ? "$code $message" : $code ] = array(
				'status'      => 'error',
				'message'     => $message,
				'dismissible' => $is_once,
			);
		}
		$dismissible = array_map(
			static function ( array $message ): array {
				return $message + array( 'dismissible' => true );
			},
			$messages
		);
		// Of several with the same text only the last is kept, as in withoutRepeats() of src/islands/shared/cart/errors.ts.
		return array_values( array_column( array_merge( array_values( $errors ), $dismissible ), null, 'message' ) );
	}

	/** Returns the URL of the placeholder image; may be empty. */
	public function placeholder(): string {
		return $this->settings->image_url( 'placeholderImgSrc' );
	}

	/**
	 * Returns the URL of a store page; empty if there is none.
	 *
	 * @param string $name Name of the page in docs/behaviour.md#store-pages.
	 */
	public function page_url( string $name ): string {
		return $this->settings->object( 'storePages' )->object( $name )->url( 'permalink' );
	}

	/**
	 * Returns the cart with addresses as plain text (src/api/decode/address.ts): decoded, and overridden by the raw
	 * fields that the plugin adds.
	 */
	private static function with_address_texts( JsonReader $cart ): JsonReader {
		$raw       = $cart->object( 'extensions' )->object( RawAddresses::EXTENSION );
		$addresses = array();
		foreach ( array( 'billing_address', 'shipping_address' ) as $name ) {
			$html = $cart->object( $name );
			$over = $raw->object( "raw_$name" );
			foreach ( $html->keys() as $field ) {
				$addresses[ $name ][ $field ] = $over->has( $field ) ? $over->string( $field ) : PlainText::decode( $html->string( $field ) );
			}
		}
		return $cart->with( new JsonReader( $addresses ) );
	}
}
