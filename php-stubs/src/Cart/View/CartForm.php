<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\ShippingPackages;
use StorefrontIslands\Checkout\Fields\CheckoutFields;
use StorefrontIslands\Checkout\Fields\Field;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\NoScriptStyle;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Shop\CartPost;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\QuantityField;
use StorefrontIslands\Ui\SelectField;
use StorefrontIslands\Ui\TextField;

defined( 'ABSPATH' ) || exit;

/**
 * The cart's controls where no script runs, each in a noscript beside the one that needs scripts. They belong to one form
 * that stands beside the island, so that every press of a button sends all that was typed, under the names of
 * WooCommerce's classic cart.
 */
final class CartForm {
	public const ID = CartPost::FORM_ID;

	/** Classes of a quiet button, as in src/islands/shared/cart/coupons.tsx. */
	public const BUTTON = 'storefront-button storefront-button--quiet button wp-element-button';

	/** Fields of the address, as in src/islands/cart/model.ts. */
	private const PLACE = array( 'country', 'state', 'city', 'postcode' );

	/** What was sent and refused, and is shown again. */
	private ?CartPost $refused;

	public function __construct( ?CartPost $refused ) {
		$this->refused = $refused;
	}

	/** Returns the form, to be printed before the island. Its button is pressed by Enter, as it is the first. */
	public static function html(): string {
		$hidden = array(
			CartPost::MARKER      => '1',
			CartPost::NONCE_FIELD => wp_create_nonce( CartPost::NONCE ),
			'update_cart'         => '1',
		);
		$fields = array();
		foreach ( $hidden as $name => $value ) {
			$fields[] = Node::element( 'input', array( 'type' => 'hidden' ) + compact( 'name', 'value' ) );
		}
		$fields[] = Node::element( 'button', array( 'tabindex' => -1 ), array( self::update_text() ) );
		return Node::element(
			'form',
			array(
				'id'          => self::ID,
				'class'       => 'storefront-visually-hidden',
				'method'      => 'post',
				'aria-hidden' => 'true',
			),
			$fields
		)->html();
	}

	/** Returns the style of the page without scripts, and Undo after a removal; both belong into a noscript. */
	public static function in_noscript( JsonReader $cart ): string {
		// phpcs:ignore WordPress.Security -- Only names the item that Undo would restore.
		$key  = sanitize_text_field( wp_unslash( is_string( $_GET[ CartPost::REMOVED ] ?? null ) ? $_GET[ CartPost::REMOVED ] : '' ) );
		$keys = array_map( static fn ( JsonReader $item ): string => $item->string( 'key' ), $cart->objects( 'items' ) );
		$undo = '' === $key || in_array( $key, $keys, true ) ? '' : Node::element(
			'p',
			array( 'class' => 'storefront-cart__update' ),
			array( self::button( 'undo_item', $key, 'storefront-link-button', __( 'Undo', 'storefront-islands' ) ) )
		)->html();
		$style = '.storefront-needs-script,form.storefront-coupon-form,.storefront-coupons__coupon>.storefront-icon-button,.storefront-line__quantity>.storefront-quantity,.storefront-shipping>.storefront-shipping__package{display:none!important}.storefront-cart noscript,.storefront-without-script{display:contents}';
		return NoScriptStyle::html( $style ) . $undo;
	}

	/**
	 * Returns a button that sends the form.
	 *
	 * @param string|Node $content Text or icon.
	 */
	private static function button( string $name, string $value, string $class_name, $content, string $label = '' ): Node {
		return Node::element(
			'button',
			self::attributes( $name ) + array(
				'type'       => 'submit',
				'value'      => $value,
				'class'      => $class_name,
				'aria-label' => '' === $label ? null : $label,
			),
			array( $content )
		);
	}

	/**
	 * Returns the attributes of a control of the form.
	 *
	 * @return array<string, string>
	 */
	private static function attributes( string $name ): array {
		return array(
			'form' => self::ID,
			'name' => $name,
		);
	}

	/** Returns the quantity of an item with plus and minus, if it can be changed, and the button that removes it, if it has a text. */
	public function line( JsonReader $item, bool $is_open, string $remove_text, string $remove_label ): Node {
		$key    = $item->string( 'key' );
		$limits = QuantityField::limits( $item );
		$step   = self::attributes( CartPost::STEP . "[$key]" ) + array( 'type' => 'submit' );
		$values = implode( ' ', array_map( array( Quantity::class, 'value' ), $limits ) );
		$number = $item->quantity( 'quantity' );
		$typed  = null === $this->refused ? null : $this->refused->typed_quantity( $key );
		return Node::element(
			'noscript',
			array(),
			array(
				$is_open ? QuantityField::node(
					'storefront-plain-quantity-' . $key,
					$item,
					array(
						'input' => self::attributes( "cart[$key][qty]" ) + ( null === $typed ? array() : array( 'value' => $typed ) ),
						'minus' => $step + array(
							'value'    => "-1 $values",
							'disabled' => $number <= $limits[0],
						),
						'plus'  => $step + array(
							'value'    => "1 $values",
							'disabled' => $number >= $limits[1],
						),
					)
				) : null,
				'' === $remove_text ? null : self::button( 'remove_item', $key, 'storefront-link-button', $remove_text, $remove_label ),
			)
		);
	}

	/** Returns the button that sends typed quantities; nothing if none can be typed. */
	public static function update( bool $is_needed ): Node {
		$button = self::button( 'update_cart', '1', self::BUTTON, self::update_text() );
		return Node::element( 'noscript', array(), array( $is_needed ? Node::element( 'p', array( 'class' => 'storefront-cart__update' ), array( $button ) ) : null ) );
	}

	private static function update_text(): string {
		return __( 'Update cart', 'storefront-islands' );
	}

	/** Returns the button that removes a coupon, as it is drawn for scripts. */
	public static function remove_coupon( string $code, string $label, Node $icon ): Node {
		return self::button( 'remove_coupon', $code, 'storefront-icon-button', $icon, $label );
	}

	/** Returns the field for a coupon's code. */
	public function coupon(): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-coupon-form' ),
			array(
				TextField::node(
					'storefront-plain-coupon',
					__( 'Coupon code', 'storefront-islands' ),
					null === $this->refused ? '' : $this->refused->text( 'coupon_code' ),
					false,
					self::attributes( 'coupon_code' ) + array(
						'type'         => 'text',
						'autocomplete' => 'off',
					)
				),
				self::button( 'apply_coupon', '1', self::BUTTON, __( 'Apply', 'storefront-islands' ) ),
			)
		);
	}

	/** Returns the fields of the address. None is required: the browser would send nothing of the cart without it. */
	public function address( CartReader $reader ): Node {
		$nodes = array();
		foreach ( ( new CheckoutFields( $reader->settings ) )->address( 'shipping', $reader->cart->object( 'shipping_address' ) ) as $field ) {
			if ( in_array( $field->name, self::PLACE, true ) ) {
				$nodes[] = $this->field( $field );
			}
		}
		$nodes[] = self::button( 'calc_shipping', '1', self::BUTTON, __( 'Update', 'storefront-islands' ) );
		return Node::element( 'div', array( 'class' => 'storefront-estimate' ), $nodes );
	}

	private function field( Field $field ): Node {
		$id         = 'storefront-plain-' . $field->name;
		$attributes = self::attributes( 'calc_shipping_' . $field->name );
		$typed      = null === $this->refused ? $field->value : $this->refused->text( $attributes['name'] );
		return 'select' === $field->control
			? SelectField::node( $id, $field->label, $typed, false, null, $field->options, $field->unlisted, $attributes )
			: TextField::node( $id, $field->label, $typed, false, $attributes + array( 'type' => 'text' ) );
	}

	/** Returns the rates of all packages, and the button that sends the choice if there is one. */
	public function rates( ShippingPackages $packages, CartReader $reader ): Node {
		$nodes = ShippingRates::nodes( $packages, $reader, $this );
		if ( count( $packages->rates() ) > count( $nodes ) ) {
			$nodes[] = Node::element( 'div', array( 'class' => 'storefront-shipping__package' ), array( self::button( 'update_cart', '1', self::BUTTON, __( 'Update', 'storefront-islands' ) ) ) );
		}
		return Node::element( 'noscript', array(), $nodes );
	}
}
