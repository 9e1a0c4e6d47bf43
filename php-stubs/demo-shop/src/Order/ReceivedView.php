<?php
/**
 * An order on its page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Settings\SiteSettings;
use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Cart\Totals;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** Thanks, what was ordered and how it goes on; for an order that is not paid, how to pay it. */
final class ReceivedView {
	/** The whole of an order. */
	public static function of( Order $order, ShopSettings $settings ): Node {
		$reader = self::reader( $order, $settings );
		return self::page(
			array(
				self::greeting( $order ),
				self::facts( $order, Totals::total( $reader ) ),
				$order->needs_payment() ? null : PaymentInstructions::node( $order ),
				Node::element(
					'div',
					array( 'class' => 'storefront-received__columns' ),
					array( OrderedItems::node( $order, $reader ), OrderedFor::node( $order ) )
				),
				self::way_on( $order, $reader ),
			)
		);
	}

	/** What stands where there is no order, or none for this visitor: the same for both, so that nobody learns which. */
	public static function unknown(): Node {
		return self::page(
			array(
				self::heading( __( 'Order not found', 'storefront-islands' ) ),
				Node::element( 'p', array( 'class' => 'storefront-received__lead' ), array( __( 'There is no such order, or this address lacks its key. Please open the link that you were sent, or log in to see your order.', 'storefront-islands' ) ) ),
				Node::element(
					'p',
					array( 'class' => 'storefront-received__ways' ),
					array( self::link( wp_login_url(), __( 'Log in', 'storefront-islands' ), true ), self::link( home_url( '/' ), __( 'Go to the home page', 'storefront-islands' ) ) )
				),
			)
		);
	}

	/** The page's title. */
	public static function title( Order $order ): string {
		return $order->needs_payment() ? __( 'Your order is not paid yet', 'storefront-islands' ) : __( 'Order received', 'storefront-islands' );
	}

	/** Thanks, or what is wrong and what to do. */
	private static function greeting( Order $order ): Node {
		$name = $order->cart->object( 'billing_address' )->text( 'first_name' );
		if ( $order->needs_payment() ) {
			$lead = 'failed' === $order->status
				? __( 'The payment did not go through, and nothing was charged. Your order is kept: you can pay it another way.', 'storefront-islands' )
				: __( 'We have your order, and it waits for its payment.', 'storefront-islands' );
			return Node::group(
				array(
					self::heading( self::title( $order ) ),
					Node::element( 'p', array( 'class' => 'storefront-received__lead' ), array( $lead ) ),
					Node::element( 'p', array( 'class' => 'storefront-received__ways' ), array( self::link( $order->pay_url(), __( 'Pay for this order', 'storefront-islands' ), true ) ) ),
				)
			);
		}
		/* translators: %s: first name */
		$thanks = '' === $name ? __( 'Thank you', 'storefront-islands' ) : sprintf( __( 'Thank you, %s', 'storefront-islands' ), $name );
		return Node::group(
			array(
				self::heading( $thanks ),
				Node::element( 'p', array( 'class' => 'storefront-received__lead' ), array( __( 'Your order has been received.', 'storefront-islands' ) ) ),
			)
		);
	}

	/** What one needs to know of an order at a glance. */
	private static function facts( Order $order, string $total ): Node {
		$facts = array(
			__( 'Order number', 'storefront-islands' )   => (string) $order->id,
			__( 'Date', 'storefront-islands' )           => (string) get_the_date( '', $order->id ),
			__( 'Email', 'storefront-islands' )          => $order->cart->object( 'billing_address' )->text( 'email' ),
			__( 'Total', 'storefront-islands' )          => $total,
			__( 'Payment method', 'storefront-islands' ) => $order->payment_title,
		);
		$nodes = array();
		foreach ( array_filter( $facts ) as $label => $value ) {
			$nodes[] = Node::element(
				'div',
				array(),
				array( Node::element( 'dt', array(), array( $label ) ), Node::element( 'dd', array(), array( Node::element( 'bdi', array(), array( $value ) ) ) ) )
			);
		}
		return Node::element( 'dl', array( 'class' => 'storefront-received__facts' ), $nodes );
	}

	/** Where to go from here. */
	private static function way_on( Order $order, CartReader $reader ): ?Node {
		$shop = $reader->page_url( 'shop' );
		if ( $order->needs_payment() || '' === $shop ) {
			return null;
		}
		return Node::element( 'p', array( 'class' => 'storefront-received__ways' ), array( self::link( $shop, __( 'Continue shopping', 'storefront-islands' ), true ) ) );
	}

	/**
	 * The page around it.
	 *
	 * @param list<Node|null> $children What stands on it.
	 */
	private static function page( array $children ): Node {
		return Node::element( 'div', array( 'class' => 'storefront-received alignwide' ), $children );
	}

	/** The page's heading. */
	private static function heading( string $text ): Node {
		return Node::element( 'h1', array( 'class' => 'wp-block-heading harbour-heading' ), array( $text ) );
	}

	/** A link, as a button where it is what most will want. */
	private static function link( string $url, string $text, bool $is_main = false ): Node {
		return Node::element(
			'a',
			array(
				'href'  => esc_url_raw( $url ),
				'class' => $is_main ? 'wp-element-button' : 'storefront-received__link',
			),
			array( $text )
		);
	}

	/** The order beside the settings that decide how it is shown. */
	private static function reader( Order $order, ShopSettings $settings ): CartReader {
		$cart = array();
		foreach ( $order->cart->all() as $name => $value ) {
			$cart[ (string) $name ] = $value;
		}
		return new CartReader( $cart, SiteSettings::of( $settings ) );
	}
}
