<?php
/**
 * Lists settings of WooCommerce's blocks that are lost.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Settings and default parts of WooCommerce's cart and checkout that the plugin's blocks do not have. The settings page
 * names them before the replacement is enabled; test/fixtures/woocommerce-blocks has the reasons.
 */
final class LostSettings {
	/** Order of WooCommerce's parts that can be moved or removed, by the part around them. */
	private const ORDER = array(
		'checkout-fields-block'        => array( 'checkout-express-payment-block', 'checkout-contact-information-block', 'checkout-shipping-method-block', 'checkout-pickup-options-block', 'checkout-shipping-address-block', 'checkout-billing-address-block', 'checkout-shipping-methods-block', 'checkout-payment-block', 'checkout-additional-information-block', 'checkout-order-note-block', 'checkout-terms-block', 'checkout-actions-block' ),
		'checkout-order-summary-block' => array( 'checkout-order-summary-cart-items-block', 'checkout-order-summary-coupon-form-block', 'checkout-order-summary-totals-block' ),
		'cart-totals-block'            => array( 'cart-order-summary-block', 'cart-express-payment-block', 'proceed-to-checkout-block', 'cart-accepted-payment-methods-block' ),
		'cart-order-summary-block'     => array( 'cart-order-summary-heading-block', 'cart-order-summary-coupon-form-block', 'cart-order-summary-totals-block' ),
	);

	/** Attributes of older versions that show and require address fields. */
	private const FIELDS = array( 'showCompanyField', 'requireCompanyField', 'showApartmentField', 'requireApartmentField', 'showPhoneField', 'requirePhoneField' );

	/** Version of WooCommerce since which the shop's settings decide about these fields. */
	private const FIELD_SETTINGS_SINCE = '9.6';

	private const COLUMNS = 'woocommerce/cart-cross-sells-products-block';

	/** Class that a part may have, as it is carried over. */
	private const CARRIED_CLASS = 'is-style-with-price';

	/** WooCommerce's block. */
	private ParsedBlock $block;

	/**
	 * Constructor.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 */
	public function __construct( ParsedBlock $block ) {
		$this->block = $block;
	}

	/**
	 * Returns what the plugin's block does not have, as phrases for a list; plain text.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		$lost = ReplacedBlocks::CART === $this->block->name ? $this->of_cart() : $this->of_checkout();
		if ( $this->is_moved() ) {
			$lost[] = __( 'another order of the parts', 'storefront-islands' );
		}
		if ( $this->has_classes( $this->block ) ) {
			$lost[] = __( 'CSS classes of single parts', 'storefront-islands' );
		}
		return $lost;
	}

	/**
	 * Returns what the plugin's cart does not have.
	 *
	 * @return list<string>
	 */
	private function of_cart(): array {
		$lost  = array();
		$sells = $this->block->find( array( self::COLUMNS ) );
		if ( null !== $sells && isset( $sells->attributes['columns'] ) ) {
			$lost[] = __( 'the number of columns of recommended products', 'storefront-islands' );
		}
		$express = $this->block->find( array( 'woocommerce/cart-express-payment-block' ) );
		if ( null !== $express && true === ( $express->attributes['showButtonStyles'] ?? false ) ) {
			$lost[] = __( 'the look of express payment buttons in the cart', 'storefront-islands' );
		}
		if ( $this->shows( 'cart-totals-block', 'cart-accepted-payment-methods-block' ) ) {
			$lost[] = __( 'icons of accepted payment methods', 'storefront-islands' );
		}
		return $lost;
	}

	/**
	 * Returns what the plugin's checkout does not have.
	 *
	 * @return list<string>
	 */
	private function of_checkout(): array {
		$lost  = array();
		$items = $this->block->find( array( 'woocommerce/checkout-order-summary-cart-items-block' ) );
		if ( null === $items || true !== ( $items->attributes['disableProductDescriptions'] ?? false ) ) {
			$lost[] = __( 'descriptions of products in the order summary', 'storefront-islands' );
		}
		if ( ! self::has_field_settings() && array() !== array_intersect_key( $this->block->attributes, array_flip( self::FIELDS ) ) ) {
			$lost[] = __( 'which address fields are shown and required', 'storefront-islands' );
		}
		return $lost;
	}

	/** True if the shop's settings decide which address fields are shown; in an older WooCommerce its block does. */
	private static function has_field_settings(): bool {
		return ! defined( 'WC_VERSION' ) || version_compare( (string) constant( 'WC_VERSION' ), self::FIELD_SETTINGS_SINCE, '>=' );
	}

	/**
	 * True if a part is shown: WooCommerce fills a part without inner blocks with the default ones.
	 *
	 * @param string $around The part around it.
	 * @param string $name   The part.
	 */
	private function shows( string $around, string $name ): bool {
		$parent = $this->block->find( array( "woocommerce/$around" ) );
		return null === $parent || array() === $parent->inner || null !== $parent->find( array( "woocommerce/$name" ) );
	}

	/** True if parts are in another order than WooCommerce's. */
	private function is_moved(): bool {
		foreach ( self::ORDER as $around => $order ) {
			$parent = $this->block->find( array( "woocommerce/$around" ) );
			$places = array();
			foreach ( null === $parent ? array() : $parent->inner as $inner ) {
				$place = array_search( str_replace( 'woocommerce/', '', ( new ParsedBlock( $inner ) )->name ), $order, true );
				if ( false !== $place ) {
					$places[] = $place;
				}
			}
			$sorted = $places;
			sort( $sorted );
			if ( $sorted !== $places ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if a part of a block has CSS classes that an editor has added.
	 *
	 * @param ParsedBlock $block The block.
	 */
	private function has_classes( ParsedBlock $block ): bool {
		foreach ( $block->inner as $parsed ) {
			$part    = new ParsedBlock( $parsed );
			$classes = array_diff( explode( ' ', $part->text( 'className' ) ), array( '', self::CARRIED_CLASS ) );
			if ( PreservedBlocks::is_part( $part->name ) && ( array() !== $classes || $this->has_classes( $part ) ) ) {
				return true;
			}
		}
		return false;
	}
}
