<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * Actions that WooCommerce's classic cart and checkout run while they are rendered, in the order of its templates, and
 * the area of the plugin's screen where what they print stands (Areas, CartReader::in_order()). Areas before and after a
 * part of the checkout's form are there also while the part is not, as a billing address that equals the shipping one.
 */
final class ClassicActions {
	/** Filters of the fields of the classic checkout. */
	public const FIELD_FILTERS = array( 'woocommerce_checkout_fields', 'woocommerce_billing_fields', 'woocommerce_shipping_fields' );

	/** Filter of the fields that both addresses of the classic checkout begin with; orders keep to it everywhere. */
	public const DEFAULT_FIELDS = 'woocommerce_default_address_fields';

	/** Filter of a shipping rate's label, with its price. */
	public const RATE_FILTER = 'woocommerce_cart_shipping_method_full_label';

	/** Filters of totals, coupons and messages about shipping of the classic cart and the order review. */
	public const TOTAL_FILTERS = array(
		'woocommerce_cart_totals_order_total_html',
		'woocommerce_cart_total',
		'woocommerce_cart_subtotal',
		'woocommerce_cart_totals_fee_html',
		'woocommerce_cart_totals_taxes_total_html',
		'woocommerce_cart_totals_coupon_label',
		'woocommerce_cart_totals_coupon_html',
		'woocommerce_coupon_discount_amount_html',
		'woocommerce_countries_tax_or_vat',
		'woocommerce_countries_inc_tax_or_vat',
		'woocommerce_countries_ex_tax_or_vat',
		'woocommerce_shipping_package_name',
		'woocommerce_no_shipping_available_html',
		'woocommerce_cart_no_shipping_available_html',
		'woocommerce_shipping_may_be_available_html',
		'woocommerce_shipping_not_enabled_on_cart_html',
	);

	/** Filters of ticks that the classic form begins with, by the name of the tick. */
	public const TICK_FILTERS = array(
		'terms'     => 'woocommerce_terms_is_checked_default',
		'account'   => 'woocommerce_create_account_default_checked',
		'addresses' => 'woocommerce_ship_to_different_address_checked',
	);

	/** Filter of the HTML of the button that places the order. */
	public const BUTTON_FILTER = 'woocommerce_order_button_html';

	/** Filter that keeps delivery for the checkout where it returns false in the cart. */
	public const DELIVERY_FILTER = 'woocommerce_cart_ready_to_calc_shipping';

	/** Filter of the words of an empty cart. */
	public const EMPTY_FILTER = 'wc_empty_cart_message';

	/** Filter of HTML by selectors that the classic checkout replaces with each change of the cart. */
	public const FRAGMENTS = 'woocommerce_update_order_review_fragments';

	/** Filters of a line of the classic cart and of the order review. */
	public const LINE_FILTERS = array(
		'woocommerce_cart_item_visible',
		'woocommerce_checkout_cart_item_visible',
		'woocommerce_cart_item_class',
		'woocommerce_cart_item_remove_link',
		'woocommerce_cart_item_thumbnail',
		'woocommerce_cart_item_name',
		'woocommerce_cart_item_price',
		'woocommerce_cart_item_quantity',
		'woocommerce_cart_item_subtotal',
		'woocommerce_checkout_cart_item_quantity',
	);

	private const CART = array(
		'woocommerce_cart_is_empty'                  => 'empty',
		'woocommerce_before_cart'                    => 'above',
		'woocommerce_before_cart_table'              => 'before-lines',
		'woocommerce_before_cart_contents'           => 'before-lines',
		// One area for each product, by its key.
		'woocommerce_after_cart_item_name'           => 'item-%s',
		'woocommerce_cart_contents'                  => 'after-lines',
		'woocommerce_after_cart_contents'            => 'after-lines',
		'woocommerce_after_cart_table'               => 'after-lines',
		'woocommerce_cart_coupon'                    => 'after-coupons',
		'woocommerce_cart_actions'                   => 'after-coupons',
		'woocommerce_before_cart_collaterals'        => 'before-summary',
		'woocommerce_before_cart_totals'             => 'before-title',
		'woocommerce_cart_totals_before_shipping'    => 'before-shipping',
		'woocommerce_before_shipping_calculator'     => 'after-shipping',
		'woocommerce_after_shipping_calculator'      => 'after-shipping',
		'woocommerce_after_shipping_rate'            => 'after-shipping',
		'woocommerce_cart_totals_after_shipping'     => 'after-shipping',
		'woocommerce_cart_totals_before_order_total' => 'before-totals',
		'woocommerce_cart_totals_after_order_total'  => 'after-totals',
		'woocommerce_proceed_to_checkout'            => 'before-proceed',
		'woocommerce_after_cart_totals'              => 'below-proceed',
		'woocommerce_cart_collaterals'               => 'below-proceed',
		'woocommerce_after_cart'                     => 'below',
	);

	private const CHECKOUT = array(
		'woocommerce_cart_has_errors'                     => 'above',
		'woocommerce_before_checkout_form'                => 'above',
		'woocommerce_checkout_before_customer_details'    => 'before-contact-fields',
		'woocommerce_before_checkout_registration_form'   => 'after-contact-fields',
		'woocommerce_after_checkout_registration_form'    => 'after-contact-fields',
		'woocommerce_before_checkout_shipping_form'       => 'before-shipping-fields',
		'woocommerce_after_checkout_shipping_form'        => 'after-shipping-fields',
		'woocommerce_checkout_shipping'                   => 'after-shipping-fields',
		'woocommerce_before_checkout_billing_form'        => 'before-billing-fields',
		'woocommerce_after_checkout_billing_form'         => 'after-billing-fields',
		'woocommerce_checkout_billing'                    => 'after-billing-fields',
		'woocommerce_before_order_notes'                  => 'before-order-fields',
		'woocommerce_after_order_notes'                   => 'after-order-fields',
		'woocommerce_checkout_after_customer_details'     => 'after-order-fields',
		'woocommerce_checkout_before_order_review_heading' => 'before-items',
		'woocommerce_checkout_before_order_review'        => 'before-items',
		'woocommerce_review_order_before_cart_contents'   => 'before-items',
		'woocommerce_review_order_after_cart_contents'    => 'after-items',
		'woocommerce_review_order_before_shipping'        => 'before-totals',
		'woocommerce_review_order_after_shipping'         => 'before-totals',
		// Below the list of all rates.
		'woocommerce_after_shipping_rate'                 => 'after-shipping-option',
		'woocommerce_review_order_before_order_total'     => 'before-totals',
		'woocommerce_review_order_after_order_total'      => 'after-totals',
		'woocommerce_checkout_order_review'               => 'before-payment-method',
		'woocommerce_review_order_before_payment'         => 'before-payment-method',
		'woocommerce_checkout_before_terms_and_conditions' => 'before-terms',
		'woocommerce_checkout_terms_and_conditions'       => 'before-terms',
		'woocommerce_checkout_after_terms_and_conditions' => 'after-terms',
		'woocommerce_review_order_before_submit'          => 'before-actions',
		'woocommerce_review_order_after_submit'           => 'after-actions',
		'woocommerce_review_order_after_payment'          => 'after-actions',
		'woocommerce_checkout_after_order_review'         => 'after-actions',
		'woocommerce_after_checkout_form'                 => 'below',
	);

	/** Actions that get WooCommerce's object of the checkout. */
	private const WITH_CHECKOUT = '/_checkout_(?:registration|shipping|billing)_form$|_order_notes$|_checkout_form$/';

	/** Actions that the classic checkout runs again when the cart has changed; shoppers type into the others. */
	private const OF_ORDER_REVIEW = '/_review_order_|_shipping_rate$|_terms_and_conditions$|_cart_has_errors$/';

	/** Actions of a cart with products that need shipping. */
	private const OF_SHIPPING = '/_(?:before|after)_shipping(?:_calculator|_rate)?$|_checkout_shipping_form$/';

	/**
	 * Returns the areas of a screen by the action.
	 *
	 * @param string $screen cart or checkout.
	 * @return array<non-empty-string, string>
	 */
	public static function of( string $screen ): array {
		return 'cart' === $screen ? self::CART : self::CHECKOUT;
	}

	/**
	 * Returns the filters whose effect the script of classic hooks has in the browser.
	 *
	 * @param string $screen cart or checkout.
	 * @return list<string>
	 */
	public static function shown_by( string $screen ): array {
		return array_merge( self::LINE_FILTERS, self::TOTAL_FILTERS, 'checkout' === $screen ? array_merge( array_values( self::TICK_FILTERS ), array( self::FRAGMENTS, self::BUTTON_FILTER ) ) : array( self::EMPTY_FILTER ) );
	}

	/**
	 * True if the classic screen would run an action for this cart.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 */
	public static function is_due( string $action, array $cart ): bool {
		if ( ( 'woocommerce_cart_is_empty' === $action ) !== empty( $cart['items'] ) ) {
			return false;
		}
		if ( 'woocommerce_cart_has_errors' === $action ) {
			return ! empty( $cart['errors'] );
		}
		if ( 1 === preg_match( '/_registration_form$/', $action ) ) {
			return ! is_user_logged_in();
		}
		return 1 !== preg_match( self::OF_SHIPPING, $action ) || ! empty( $cart['needs_shipping'] );
	}

	/**
	 * True if the classic screen runs an action again when the cart has changed.
	 *
	 * @param string $screen cart or checkout.
	 */
	public static function is_refreshed( string $screen, string $action ): bool {
		return 'cart' === $screen || 1 === preg_match( self::OF_ORDER_REVIEW, $action );
	}

	/**
	 * Returns the calls of an action: lists of arguments, by what follows the action's name in the name of its area. An
	 * action of a product is called for each product, one of a shipping rate for each rate.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 * @return array<array-key, list<list<mixed>>>
	 */
	public static function calls( string $action, array $cart ): array {
		$has_shop = function_exists( 'WC' );
		if ( 'woocommerce_after_cart_item_name' === $action ) {
			$calls = array();
			foreach ( $has_shop ? WC()->cart->get_cart() : array_column( (array) ( $cart['items'] ?? array() ), null, 'key' ) as $key => $item ) {
				$calls[ $key ] = array( array( $item, $key ) );
			}
			return $calls;
		}
		if ( 'woocommerce_after_shipping_rate' === $action ) {
			return array( '' => $has_shop ? self::rates() : array() );
		}
		return array( '' => array( $has_shop && 1 === preg_match( self::WITH_CHECKOUT, $action ) ? array( WC()->checkout() ) : array() ) );
	}

	/**
	 * Returns the shipping rates with the index of their package.
	 *
	 * @return list<list<mixed>>
	 */
	private static function rates(): array {
		$rates = array();
		foreach ( WC()->shipping()->get_packages() as $index => $package ) {
			foreach ( is_array( $package ) && is_array( $package['rates'] ?? null ) ? $package['rates'] : array() as $rate ) {
				$rates[] = array( $rate, $index );
			}
		}
		return $rates;
	}
}
