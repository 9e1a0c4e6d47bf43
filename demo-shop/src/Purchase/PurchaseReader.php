<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Purchase;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\View\Totals;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Order\OrderDelivery;
use StorefrontIslands\DemoShop\Order\PaymentInstructions;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Site\SiteSettings;
use StorefrontIslands\DemoShop\Support\Text;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedItem;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Converts orders to the data of the purchase summary. */
final class PurchaseReader {
	/**
	 * Returns the order for an order query, if the visitor may see it.
	 *
	 * @param string $known_email Email address of the visitor's cart; may be empty.
	 */
	public static function find( OrderQuery $order_query, string $known_email, ShopSettings $settings ): OrderResult {
		$order = Order::find( $order_query->id );
		if ( null === $order ) {
			return OrderResult::closed( Access::NONE );
		}
		$access               = new Access();
		$access->has_key      = $order->has_key( $order_query->key );
		$access->owner        = $order->customer_id;
		$access->visitor      = get_current_user_id();
		$access->email        = $order->cart->object( 'billing_address' )->text( 'email' );
		$access->known_emails = array( $known_email, $order_query->email );
		$access->age          = time() - (int) get_post_time( 'U', true, $order->id );
		$access->is_staff     = current_user_can( 'manage_options' );
		$verdict              = $access->verdict();
		return Access::OPEN === $verdict ? OrderResult::open( self::of( $order, $settings ) ) : OrderResult::closed( $verdict );
	}

	/** Returns the data of an order; access is not checked here. */
	public static function of( Order $order, ShopSettings $settings ): Purchase {
		$reader                   = self::reader( $order, $settings );
		$billing                  = $order->cart->object( 'billing_address' );
		$instructions             = $order->needs_payment() ? null : PaymentInstructions::node( $order );
		$purchase                 = new Purchase();
		$purchase->number         = (string) $order->id;
		$purchase->date           = (string) get_the_date( '', $order->id );
		$purchase->email          = $billing->text( 'email' );
		$purchase->first_name     = Text::plain( $billing->text( 'first_name' ) );
		$purchase->total          = Totals::total( $reader );
		$purchase->payment_method = $order->payment_title;
		$purchase->note           = $order->note;
		$purchase->pay_url        = $order->needs_payment() ? $order->pay_url() : '';
		$purchase->has_failed     = 'failed' === $order->status;
		$purchase->items          = self::items( $reader );
		$purchase->totals         = Totals::rows( $reader );
		$purchase->addresses      = OrderDelivery::addresses( $order );
		$purchase->placeholder    = $reader->placeholder();
		$purchase->instructions   = null === $instructions ? '' : $instructions->html();
		return $purchase;
	}

	/** @return list<PurchasedItem> */
	private static function items( CartReader $reader ): array {
		$items = array();
		foreach ( $reader->cart->objects( 'items' ) as $item ) {
			$choice = array();
			foreach ( $item->objects( 'variation' ) as $variation ) {
				$choice[] = '<strong class="wc-item-meta-label">' . esc_html( $variation->text( 'attribute' ) ) . ':</strong> ' . esc_html( $variation->text( 'value' ) );
			}
			$items[] = new PurchasedItem(
				$item->text( 'name' ),
				'&times;&nbsp;' . Number::quantity( $item->quantity( 'quantity' ) ),
				$reader->price( $item->object( 'totals' ), 'line_subtotal', 'line_subtotal_tax' ),
				new JsonReader( array( 'images' => $item->objects( 'images' ) ) ),
				array() === $choice ? '' : '<ul class="wc-item-meta"><li>' . implode( '</li><li>', $choice ) . '</li></ul>'
			);
		}
		return $items;
	}

	private static function reader( Order $order, ShopSettings $settings ): CartReader {
		$cart = array();
		foreach ( $order->cart->all() as $name => $value ) {
			$cart[ (string) $name ] = $value;
		}
		return new CartReader( $cart, SiteSettings::of( $settings ) );
	}
}
