<?php
/**
 * Instead of an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Purchase;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\AskedFor;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Catalogue\StorePages;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** What stands where no order is shown: there is none, or its owner has yet to say who they are. Nothing tells which orders exist. */
final class WithoutPurchase {
	/**
	 * The whole of it, as HTML.
	 *
	 * @param string   $access   One of the constants of Access, not OPEN.
	 * @param AskedFor $asked    What was asked for.
	 * @param Headings $headings Of the page.
	 * @param string   $shop_url The way to the shop.
	 */
	public static function html( string $access, AskedFor $asked, Headings $headings, string $shop_url ): string {
		switch ( $access ) {
			case Access::LOG_IN:
				return self::log_in( $headings );
			case Access::VERIFY_EMAIL:
				return self::verify( $asked, $headings );
			default:
				return self::none( $asked, $headings, $shop_url );
		}
	}

	/** No order: none was asked for, or none that this address opens. */
	private static function none( AskedFor $asked, Headings $headings, string $shop_url ): string {
		$text = 0 === $asked->id
			? __( 'Once you have ordered, your order is shown here.', 'storefront-islands' )
			: __( 'There is no such order, or this address lacks its key. Please open the link that you were sent.', 'storefront-islands' );
		// A site whose shop has no page of its own still has a first one.
		$way = Ways::main( '' === $shop_url ? home_url( '/' ) : $shop_url, __( 'Go to the shop', 'storefront-islands' ) );
		return self::page( __( 'No order to show', 'storefront-islands' ), $text, $headings, Ways::node( array( $way ) ) );
	}

	/** A customer's order. */
	private static function log_in( Headings $headings ): string {
		return self::page(
			__( 'Log in to see your order', 'storefront-islands' ),
			__( 'This order was placed with an account.', 'storefront-islands' ),
			$headings,
			Ways::node( array( Ways::main( StorePages::login_url( CurrentShop::get(), self::here() ), __( 'Log in', 'storefront-islands' ) ) ) )
		);
	}

	/** A guest's order, some time later: a form that works without JavaScript. */
	private static function verify( AskedFor $asked, Headings $headings ): string {
		$id    = wp_unique_id( 'storefront-order-email-' );
		$error = '' === $asked->email ? null : Node::element(
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
				'name'             => AskedFor::EMAIL_FIELD,
				'value'            => $asked->email,
				'required'         => true,
				'autocomplete'     => 'email',
				'aria-invalid'     => null === $error ? null : 'true',
				'aria-describedby' => null === $error ? null : $id . '-error',
			)
		);
		$form  = sprintf(
			'<form class="storefront-received__verify" method="post" action="%s">%s<label for="%s">%s</label><div class="storefront-received__row">%s<button type="submit" class="wp-element-button">%s</button></div>%s</form>',
			Text::url( self::here() ),
			wp_nonce_field( AskedFor::ACTION, AskedFor::NONCE_FIELD, false, false ),
			Text::encode( $id ),
			Text::encode( __( 'Email address', 'storefront-islands' ) ),
			$field->html(),
			Text::encode( __( 'Show my order', 'storefront-islands' ) ),
			null === $error ? '' : $error->html()
		);
		return Ways::page(
			$headings->first( __( 'Is this your order?', 'storefront-islands' ) )->html()
			. Ways::lead( __( 'To keep it private, please type the email address that you ordered with.', 'storefront-islands' ) )->html()
			. $form
		);
	}

	/** Heading, sentence, ways. */
	private static function page( string $heading, string $text, Headings $headings, Node $ways ): string {
		return Ways::page( Node::group( array( $headings->first( $heading ), Ways::lead( $text ), $ways ) )->html() );
	}

	/** The address of this page, with the order's key in it. */
	private static function here(): string {
		$path = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$home = wp_parse_url( home_url( '/' ) );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . $port . $path;
	}
}
