<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\StorePages;
use StorefrontIslands\Support\Http\PageRequest;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/**
 * Page shown instead of an order: there is none, or the visitor is not identified yet. It must not reveal which orders
 * exist.
 */
final class OrderUnavailable {
	/**
	 * Returns the HTML of the page.
	 *
	 * @param string $access Constant of Access, except OPEN.
	 */
	public static function html( string $access, OrderQuery $order_query, Headings $headings, Shop $shop ): string {
		switch ( $access ) {
			case Access::LOG_IN:
				return self::log_in( $headings, $shop );
			case Access::VERIFY_EMAIL:
				return self::verify( $order_query, $headings );
			default:
				return self::none( $order_query, $headings, $shop );
		}
	}

	/** Returns the message that there is no order: none was requested, or this URL does not give access to one. */
	private static function none( OrderQuery $order_query, Headings $headings, Shop $shop ): string {
		$text = 0 === $order_query->id
			? __( 'Once you have ordered, your order is shown here.', 'storefront-islands' )
			: __( 'There is no such order, or this address lacks its key. Please open the link that you were sent.', 'storefront-islands' );
		$way = PurchaseLayout::main( StorePages::url( $shop, 'shop' ), __( 'Go to the shop', 'storefront-islands' ) );
		return self::page( __( 'No order to show', 'storefront-islands' ), $text, $headings, PurchaseLayout::node( array( $way ) ) );
	}

	/** Returns the request to log in, for the order of a customer. */
	private static function log_in( Headings $headings, Shop $shop ): string {
		return self::page(
			__( 'Log in to see your order', 'storefront-islands' ),
			__( 'This order was placed with an account.', 'storefront-islands' ),
			$headings,
			PurchaseLayout::node( array( PurchaseLayout::main( StorePages::login_url( $shop, self::current_url() ), __( 'Log in', 'storefront-islands' ) ) ) )
		);
	}

	/** Returns the email verification form for a guest's order after the grace period; works without JavaScript. */
	private static function verify( OrderQuery $order_query, Headings $headings ): string {
		$id    = wp_unique_id( 'storefront-order-email-' );
		$error = '' === $order_query->email ? null : Node::element(
			'p',
			array(
				'class' => 'storefront-received__error',
				'id'    => $id . '-error',
				'role'  => 'alert',
			),
			array( __( 'This is not the email address of this order. Please try another one.', 'storefront-islands' ) )
		);
		$field = Node::element(
			'input',
			array(
				'type'             => 'email',
				'id'               => $id,
				'name'             => OrderQuery::EMAIL_FIELD,
				'value'            => $order_query->email,
				'required'         => true,
				'autocomplete'     => 'email',
				'aria-invalid'     => null === $error ? null : 'true',
				'aria-describedby' => null === $error ? null : $id . '-error',
			)
		);
		$form  = sprintf(
			'<form class="storefront-received__verify" method="post" action="%s">%s<label for="%s">%s</label><div class="storefront-received__row">%s<button type="submit" class="%s">%s</button></div>%s</form>',
			Text::url( self::current_url() ),
			wp_nonce_field( OrderQuery::ACTION, OrderQuery::NONCE_FIELD, false, false ),
			Text::encode( $id ),
			Text::encode( __( 'Email address', 'storefront-islands' ) ),
			$field->html(),
			ThemeButton::classes(),
			Text::encode( __( 'Show my order', 'storefront-islands' ) ),
			null === $error ? '' : $error->html()
		);
		return PurchaseLayout::page(
			$headings->first( __( 'Is this your order?', 'storefront-islands' ) )->html()
			. PurchaseLayout::lead( __( 'To keep it private, please type the email address that you ordered with.', 'storefront-islands' ) )->html()
			. $form
		);
	}

	/** Returns a page with heading, sentence and links. */
	private static function page( string $heading, string $text, Headings $headings, Node $ways ): string {
		return PurchaseLayout::page( Node::group( array( $headings->first( $heading ), PurchaseLayout::lead( $text ), $ways ) )->html() );
	}

	/** Returns the URL of this page, including the order's key. */
	private static function current_url(): string {
		$path = PageRequest::address();
		$home = wp_parse_url( home_url( '/' ) );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . $port . ( '' === $path ? '/' : $path );
	}
}
