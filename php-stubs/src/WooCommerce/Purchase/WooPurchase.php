<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedItem;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Order with WooCommerce's own access rules, texts and amounts, all of which plugins can filter. */
final class WooPurchase {
	/** Keys of totals rows: the first is shown elsewhere, the other is moved to the end. */
	private const SHOWN_ABOVE = 'payment_method';
	private const LAST        = 'order_total';

	/**
	 * Returns the order of an order query.
	 *
	 * @param OrderQuery $order_query Id and key of the order, and the visitor's input.
	 */
	public static function find( OrderQuery $order_query ): OrderResult {
		$order = $order_query->id > 0 ? wc_get_order( $order_query->id ) : null;
		if ( ! $order instanceof \WC_Order || $order->has_status( 'checkout-draft' ) ) {
			return OrderResult::closed( Access::NONE );
		}
		$verdict = self::access( $order, $order_query )->verdict();
		if ( Access::VERIFY_EMAIL === $verdict && ! self::must_verify( $order ) ) {
			$verdict = Access::OPEN;
		}
		return Access::OPEN === $verdict ? OrderResult::open( self::of( $order, WooPurchaseHooks::instructions( $order ) . WooAccountOffer::html() ) ) : OrderResult::closed( $verdict );
	}

	/**
	 * Returns an order for its place in the customer's account: without what is printed for received orders only, such
	 * as scripts that count a sale.
	 */
	public static function details( \WC_Order $order ): Purchase {
		return self::of( $order, '' );
	}

	/** Returns the data that decides who may see the order. */
	private static function access( \WC_Order $order, OrderQuery $order_query ): Access {
		$customer = null === WC()->session ? array() : WC()->session->get( 'customer' );
		$session  = is_array( $customer ) && is_string( $customer['email'] ?? null ) ? $customer['email'] : '';
		$created  = $order->get_date_created();
		$access   = new Access();
		$visitor  = get_current_user_id();
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filters, which a shop may have set.
		$owner_only = (bool) apply_filters( 'woocommerce_order_received_verify_known_shoppers', true );
		$grace      = apply_filters( 'woocommerce_order_email_verification_grace_period', Access::GRACE, $order, OrderQuery::ENDPOINT );
		// phpcs:enable
		$access->grace        = is_numeric( $grace ) ? (int) $grace : Access::GRACE;
		$access->has_key      = '' !== $order->get_order_key() && hash_equals( $order->get_order_key(), $order_query->key );
		$access->owner        = $owner_only || $order->get_customer_id() === $visitor ? $order->get_customer_id() : 0;
		$access->visitor      = $visitor;
		$access->email        = (string) $order->get_billing_email();
		$access->known_emails = array( $session, $order_query->email );
		$access->age          = null === $created ? PHP_INT_MAX : time() - $created->getTimestamp();
		$access->is_staff     = current_user_can( 'read_private_shop_orders' );
		return $access;
	}

	/** True if the shop requires guests to verify their email address. */
	private static function must_verify( \WC_Order $order ): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		return (bool) apply_filters( 'woocommerce_order_email_verification_required', true, $order, OrderQuery::ENDPOINT );
	}

	/**
	 * Returns the data of the order for display.
	 *
	 * @param string $instructions HTML that the shop and its plugins print for received orders.
	 */
	private static function of( \WC_Order $order, string $instructions ): Purchase {
		$created                  = $order->get_date_created();
		$purchase                 = new Purchase();
		$purchase->number         = PlainText::of( (string) $order->get_order_number() );
		$purchase->date           = null === $created ? '' : wc_format_datetime( $created );
		$purchase->email          = (string) $order->get_billing_email();
		$purchase->first_name     = (string) $order->get_billing_first_name();
		$purchase->total          = PlainText::of( $order->get_formatted_order_total() );
		$purchase->payment_method = self::payment_method( $order );
		$purchase->note           = self::note( (string) $order->get_customer_note() );
		$purchase->pay_url        = $order->needs_payment() ? $order->get_checkout_payment_url() : '';
		$purchase->has_failed     = $order->has_status( 'failed' );
		$purchase->items          = self::items( $order );
		$purchase->totals         = self::totals( $order );
		$purchase->addresses      = self::addresses( $order );
		$purchase->placeholder    = wc_placeholder_img_src( 'woocommerce_thumbnail' );
		$purchase->instructions   = $instructions;
		$purchase->printed        = WooPurchaseHooks::details( $order );
		$purchase->files          = WooPurchasedFiles::of( $order );
		$purchase->actions        = WooPurchaseActions::actions( $order );
		$purchase->is_cancelled   = $order->has_status( 'cancelled' );
		return $purchase;
	}

	/** Returns the payment method as plugins change it in the totals, such as with the last digits of a card. */
	private static function payment_method( \WC_Order $order ): string {
		$row   = $order->get_order_item_totals()[ self::SHOWN_ABOVE ] ?? array();
		$value = ( new JsonReader( $row ) )->text( 'value' );
		return '' === $value ? PlainText::of( (string) $order->get_payment_method_title() ) : $value;
	}

	/** Returns the buyer's note as WooCommerce's template shows it: with typographic signs, without tags, line by line. */
	private static function note( string $note ): string {
		// WooCommerce's own, which leaves addresses of pages as they are, is newer than 8.9.
		$signed = function_exists( 'wc_wptexturize_order_note' ) ? wc_wptexturize_order_note( $note ) : wptexturize( $note );
		return trim( PlainText::decode( wp_kses( $signed, array() ) ) );
	}

	/**
	 * Returns the items of the order.
	 *
	 * @return list<PurchasedItem>
	 */
	private static function items( \WC_Order $order ): array {
		$items = array();
		foreach ( $order->get_items() as $item ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
			if ( ! $item instanceof \WC_Order_Item_Product || ! apply_filters( 'woocommerce_order_item_visible', true, $item ) ) {
				continue;
			}
			$items[] = new PurchasedItem(
				WooPurchaseHooks::name( $item, $order ),
				WooPurchaseHooks::quantity( $item, $order ),
				PlainText::of( $order->get_formatted_line_subtotal( $item ) ),
				self::picture( $item ),
				WooPurchaseHooks::item( $item, $order )
			);
		}
		return $items;
	}

	/** Returns a product's image as the Store API describes it; none for a deleted product. */
	private static function picture( \WC_Order_Item_Product $item ): JsonReader {
		$product = $item->get_product();
		$image   = $product instanceof \WC_Product ? (int) $product->get_image_id() : 0;
		$src     = $image > 0 ? wp_get_attachment_image_url( $image, 'woocommerce_thumbnail' ) : false;
		$images  = false === $src ? array() : array(
			array(
				'src'       => $src,
				'thumbnail' => $src,
			),
		);
		return new JsonReader( array( 'images' => $images ) );
	}

	/**
	 * Returns the totals as WooCommerce and its plugins list them, with the total last.
	 *
	 * @return list<array{label: string, value: string}>
	 */
	private static function totals( \WC_Order $order ): array {
		$rows = $order->get_order_item_totals();
		$rows = array_diff_key( $rows, array( self::SHOWN_ABOVE => true ) );
		if ( isset( $rows[ self::LAST ] ) ) {
			$rows = array_diff_key( $rows, array( self::LAST => true ) ) + array( self::LAST => $rows[ self::LAST ] );
		}
		$totals = array();
		foreach ( $rows as $row ) {
			$row      = new JsonReader( $row );
			$totals[] = array(
				'label' => rtrim( $row->text( 'label' ), ': ' ),
				'value' => $row->text( 'value' ),
			);
		}
		return $totals;
	}

	/**
	 * Returns delivery method, shipping address and billing address.
	 *
	 * @return list<array{heading: string, lines: list<string>, html?: string}>
	 */
	private static function addresses( \WC_Order $order ): array {
		$shipping = $order->needs_shipping_address() ? self::lines( $order->get_formatted_shipping_address(), (string) $order->get_shipping_phone() ) : array();
		$blocks   = array(
			array(
				'heading' => __( 'Delivery', 'storefront-islands' ),
				'lines'   => self::lines( $order->get_shipping_method(), '' ),
			),
			array(
				'heading' => __( 'Shipping address', 'storefront-islands' ),
				'lines'   => $shipping,
				'html'    => WooPurchaseHooks::address( 'shipping', $order ),
			),
			array(
				'heading' => __( 'Billing address', 'storefront-islands' ),
				'lines'   => self::lines( $order->get_formatted_billing_address(), (string) $order->get_billing_phone() ),
				'html'    => WooPurchaseHooks::address( 'billing', $order ),
			),
		);
		return array_values(
			array_filter(
				$blocks,
				static function ( array $block ): bool {
					return array() !== $block['lines'];
				}
			)
		);
	}

	/**
	 * Splits HTML into lines of text.
	 *
	 * @param string $html  HTML with line breaks.
	 * @param string $phone Phone number, added as the last line; may be empty.
	 * @return list<string>
	 */
	private static function lines( string $html, string $phone ): array {
		$lines = preg_split( '~<br\s*/?>~i', $html );
		$lines = array_map( array( PlainText::class, 'of' ), false === $lines ? array() : $lines );
		return array_values( array_diff( array_merge( $lines, array( $phone ) ), array( '' ) ) );
	}
}
