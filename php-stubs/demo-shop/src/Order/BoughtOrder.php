<?php
/**
 * Prepares an order for the purchase summary.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Settings\SiteSettings;
use StorefrontIslands\DemoShop\Support\Text;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\AskedFor;
use StorefrontIslands\Purchase\Found;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedItem;
use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Cart\Totals;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** Converts orders to the data of the purchase summary. */
final class BoughtOrder {
	/**
	 * Returns the order for an order query, if the visitor may see it.
	 *
	 * @param AskedFor     $asked       Id and key of the order, and the visitor's input.
	 * @param string       $known_email Email address of the visitor's cart; may be empty.
	 * @param ShopSettings $settings    Settings that control the display.
	 */
	public static function find( AskedFor $asked, string $known_email, ShopSettings $settings ): Found {
		$order = Order::find( $asked->id );
		if ( null === $order ) {
			return Found::closed( Access::NONE );
		}
		$access               = new Access();
		$access->has_key      = $order->has_key( $asked->key );
		$access->owner        = $order->customer_id;
		$access->visitor      = get_current_user_id();
		$access->email        = $order->cart->object( 'billing_address' )->text( 'email' );
		$access->known_emails = array( $known_email, $asked->email );
		$access->age          = time() - (int) get_post_time( 'U', true, $order->id );
		$access->is_staff     = current_user_can( 'manage_options' );
		$verdict              = $access->verdict();
		return Access::OPEN === $verdict ? Found::open( self::of( $order, $settings ) ) : Found::closed( $verdict );
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
		$purchase->addresses      = OrderedFor::addresses( $order );
		$purchase->placeholder    = $reader->placeholder();
		$purchase->instructions   = null === $instructions ? '' : $instructions->html();
		return $purchase;
	}

	/**
	 * Returns the items of an order.
	 *
	 * @param CartReader $reader The order.
	 * @return list<PurchasedItem>
	 */
	private static function items( CartReader $reader ): array {
		$items = array();
		foreach ( $reader->cart->objects( 'items' ) as $item ) {
			$choice = array();
			foreach ( $item->objects( 'variation' ) as $variation ) {
				$choice[] = $variation->text( 'attribute' ) . ': ' . $variation->text( 'value' );
			}
			$items[] = new PurchasedItem(
				$item->text( 'name' ),
				$item->int( 'quantity' ),
				implode( ', ', $choice ),
				$reader->price( $item->object( 'totals' ), 'line_subtotal', 'line_subtotal_tax' ),
				new Data( array( 'images' => $item->objects( 'images' ) ) )
			);
		}
		return $items;
	}

	/** Returns a reader of the order's cart with the display settings. */
	private static function reader( Order $order, ShopSettings $settings ): CartReader {
		$cart = array();
		foreach ( $order->cart->all() as $name => $value ) {
			$cart[ (string) $name ] = $value;
		}
		return new CartReader( $cart, SiteSettings::of( $settings ) );
	}
}
