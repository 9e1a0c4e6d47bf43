<?php
/**
 * What the cart's views read.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

use StorefrontIslands\Shop\RawAddresses;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Money;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\PlainText;

defined( 'ABSPATH' ) || exit;

/** A cart of the Store API beside the settings that decide how it is shown. */
final class CartReader {
	/**
	 * The cart; the fields of its addresses are text, all else is as the Store API sends it.
	 *
	 * @var Data
	 */
	public $cart;

	/**
	 * The shop's settings, keys as in src/domain/settings.ts.
	 *
	 * @var Data
	 */
	public $settings;

	/**
	 * Of the screen's headings, 1 to 6.
	 *
	 * @var int
	 */
	private $heading_level;

	/**
	 * Takes cart and settings.
	 *
	 * @param array<string, mixed> $cart          As GET /wc/store/v1/cart answers it.
	 * @param array<string, mixed> $settings      Keys as in src/domain/settings.ts.
	 * @param int                  $heading_level Of the screen's headings, 1 to 6.
	 */
	public function __construct( array $cart, array $settings, int $heading_level = 2 ) {
		$this->cart          = self::with_address_texts( new Data( $cart ) );
		$this->settings      = new Data( $settings );
		$this->heading_level = $heading_level;
	}

	/**
	 * A heading in the screen's level, as src/ui/heading.tsx draws it.
	 *
	 * @param string                $text       What it says.
	 * @param array<string, string> $attributes Its id and class.
	 * @param int                   $below      How much deeper it is than the others.
	 */
	public function heading( string $text, array $attributes = array(), int $below = 0 ): Node {
		return Node::element( 'h' . min( 6, $this->heading_level + $below ), $attributes, array( $text ) );
	}

	/** Whether prices are shown with their tax. */
	public function includes_tax(): bool {
		return $this->settings->bool( 'displayCartPricesIncludingTax' );
	}

	/** Whether the cart is to be shipped at all. */
	public function is_shipped(): bool {
		return $this->cart->bool( 'needs_shipping' ) && $this->settings->bool( 'shippingEnabled' );
	}

	/**
	 * An amount as it is shown: with its tax where the shop shows prices with tax.
	 *
	 * @param Data   $holder Holds both amounts, minor units, and the currency_ fields.
	 * @param string $amount The field without tax.
	 * @param string $tax    The field of its tax.
	 */
	public function amount( Data $holder, string $amount, string $tax ): int {
		return $holder->int( $amount ) + ( $this->includes_tax() ? $holder->int( $tax ) : 0 );
	}

	/**
	 * The same, written as the shop writes it.
	 *
	 * @param Data   $holder Holds both amounts, minor units, and the currency_ fields.
	 * @param string $amount The field without tax.
	 * @param string $tax    The field of its tax.
	 */
	public function price( Data $holder, string $amount, string $tax ): string {
		return Money::format( $this->amount( $holder, $amount, $tax ), $holder );
	}

	/**
	 * What stands above the screen: what stands in the way of ordering this cart, which stays until it is mended, and what
	 * the shop has to say, which can be put away once it is read.
	 *
	 * @param list<array{status: string, message: string}> $messages What the shop has to say, see ShopMessages.
	 * @return list<array{status: string, message: string, dismissible: bool}>
	 */
	public function notices( array $messages ): array {
		$errors = array();
		foreach ( $this->cart->objects( 'errors' ) as $error ) {
			$errors[ $error->string( 'code' ) ] = array(
				'status'      => 'error',
				'message'     => $error->text( 'message' ),
				'dismissible' => false,
			);
		}
		$dismissible = array_map(
			static function ( array $message ): array {
				return $message + array( 'dismissible' => true );
			},
			$messages
		);
		return array_merge( array_values( $errors ), $dismissible );
	}

	/** The picture of products without one; may be empty. */
	public function placeholder(): string {
		return $this->settings->image_url( 'placeholderImgSrc' );
	}

	/**
	 * The address of one of the store pages, empty where there is none.
	 *
	 * @param string $name Its spec name.
	 */
	public function page_url( string $name ): string {
		return $this->settings->object( 'storePages' )->object( $name )->url( 'permalink' );
	}

	/**
	 * The cart with addresses as text (src/api/decode/address.ts): decoded, with the raw fields that the plugin adds laid over.
	 *
	 * @param Data $cart As the Store API sends it.
	 */
	private static function with_address_texts( Data $cart ): Data {
		$raw       = $cart->object( 'extensions' )->object( RawAddresses::EXTENSION );
		$addresses = array();
		foreach ( array( 'billing_address', 'shipping_address' ) as $name ) {
			$html = $cart->object( $name );
			$over = $raw->object( "raw_$name" );
			foreach ( $html->keys() as $field ) {
				$addresses[ $name ][ $field ] = $over->has( $field ) ? $over->string( $field ) : PlainText::decode( $html->string( $field ) );
			}
		}
		return $cart->with( new Data( $addresses ) );
	}
}
