<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Account;

use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Purchase\PurchaseReader;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Shop\AccountParts;

defined( 'ABSPATH' ) || exit;

/**
 * Account page: orders and addresses of a customer, and the log-in form for guests. Its parts are chosen by a query
 * argument.
 */
final class AccountPage {
	/** Query arguments: the part of the account, and the order to show. */
	private const PART  = 'account';
	private const ORDER = 'order';

	private Services $services;

	private AccountParts $parts;

	private string $url;

	/** Requested part and order. */
	private Input $request;

	public function __construct( Services $services, AccountParts $parts, string $url ) {
		$this->services = $services;
		$this->parts    = $parts;
		$this->url      = $url;
		$this->request  = Input::of( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown; read through Input.
	}

	public function html(): string {
		if ( ! is_user_logged_in() ) {
			return $this->wrapped( (string) wp_login_form( array( 'echo' => false ) ) );
		}
		$content = Node::element( 'div', array( 'class' => 'woocommerce-MyAccount-content' ), array( Node::of_html( $this->content() ) ) );
		return $this->wrapped( $this->parts->menu( $this->items() ) . $content->html() );
	}

	/** Returns content in the container of WooCommerce's account page. */
	private function wrapped( string $html ): string {
		return '<div class="woocommerce">' . $html . '</div>';
	}

	/** Returns the requested part: orders, shipping or billing. */
	private function part(): string {
		$part = $this->request->text( self::PART );
		return in_array( $part, AccountAddress::KINDS, true ) ? $part : 'orders';
	}

	/** @return list<array{label: string, url: string, class: string, is_current: bool}> Items of the menu. */
	private function items(): array {
		$items = array();
		$parts = array(
			'orders'   => __( 'Orders', 'storefront-islands' ),
			'shipping' => __( 'Shipping address', 'storefront-islands' ),
			'billing'  => __( 'Billing address', 'storefront-islands' ),
		);
		foreach ( $parts as $part => $label ) {
			$items[] = self::item( $label, add_query_arg( self::PART, $part, $this->url ), $part === $this->part() );
		}
		$items[] = self::item( __( 'Account details', 'storefront-islands' ), admin_url( 'profile.php' ), false );
		$items[] = self::item( __( 'Log out', 'storefront-islands' ), html_entity_decode( wp_logout_url( $this->url ) ), false );
		return $items;
	}

	/** @return array{label: string, url: string, class: string, is_current: bool} */
	private static function item( string $label, string $url, bool $is_current ): array {
		return compact( 'label', 'url', 'is_current' ) + array( 'class' => '' );
	}

	/** Returns the HTML of the requested part. */
	private function content(): string {
		if ( 'orders' !== $this->part() ) {
			return ( new AccountAddress( $this->services, $this->parts ) )->html( $this->part() );
		}
		$order = Order::find( $this->request->number( self::ORDER ) );
		if ( null === $order || get_current_user_id() !== $order->customer_id ) {
			return $this->orders();
		}
		/* translators: 1: number of an order, 2: its date, 3: its status */
		$about = sprintf( __( 'Order #%1$s of %2$s: %3$s', 'storefront-islands' ), (string) $order->id, (string) get_the_date( '', $order->id ), self::status( $order ) );
		return Node::element( 'p', array(), array( $about ) )->html() . $this->parts->order( PurchaseReader::of( $order, $this->services->settings ) );
	}

	/** Returns the table of the customer's orders, from the newest. */
	private function orders(): string {
		$ids = get_posts(
			array(
				'post_type'   => 'shop_order',
				'post_status' => array_map(
					static function ( string $status ): string {
						return 'wc-' . $status;
					},
					array_keys( PostTypes::order_statuses() )
				),
				'meta_key'    => '_customer_user', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- as WooCommerce does in its tables of posts.
				'meta_value'  => (string) get_current_user_id(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- likewise.
				'fields'      => 'ids',
				'numberposts' => 20,
			)
		);
		$rows = array();
		foreach ( array_filter( array_map( array( Order::class, 'find' ), array_filter( $ids, 'is_int' ) ) ) as $order ) {
			$rows[] = $this->row( $order );
		}
		if ( array() === $rows ) {
			return Node::element( 'p', array(), array( __( 'You have not ordered anything yet.', 'storefront-islands' ) ) )->html();
		}
		$headings = array();
		foreach ( self::columns() as $label ) {
			$headings[] = Node::element( 'th', array( 'scope' => 'col' ), array( $label ) );
		}
		return Node::element(
			'table',
			array( 'class' => 'shop_table shop_table_responsive my_account_orders' ),
			array( Node::element( 'thead', array(), array( Node::element( 'tr', array(), $headings ) ) ), Node::element( 'tbody', array(), $rows ) )
		)->html();
	}

	/** @return list<string> Headings of the table. */
	private static function columns(): array {
		return array( __( 'Order', 'storefront-islands' ), __( 'Date', 'storefront-islands' ), __( 'Status', 'storefront-islands' ), __( 'Total', 'storefront-islands' ) );
	}

	private function row( Order $order ): Node {
		$url   = add_query_arg( array( self::ORDER => $order->id ), $this->url );
		$total = $this->services->settings->currency()->format( $order->cart->object( 'totals' )->number( 'total_price' ) );
		$cells = array();
		foreach ( array( Node::element( 'a', array( 'href' => $url ), array( '#' . $order->id ) ), (string) get_the_date( '', $order->id ), self::status( $order ), $total ) as $index => $value ) {
			$label   = array( 'data-title' => self::columns()[ $index ] );
			$cells[] = 0 === $index ? Node::element( 'th', $label + array( 'scope' => 'row' ), array( $value ) ) : Node::element( 'td', $label, array( $value ) );
		}
		return Node::element( 'tr', array(), $cells );
	}

	/** Returns the name of an order's status. */
	private static function status( Order $order ): string {
		return PostTypes::order_statuses()[ $order->status ] ?? $order->status;
	}
}
