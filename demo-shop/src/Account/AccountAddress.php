<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Account;

use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Ui\NoticeList;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/** Form of the account page that changes an address, which is that of the customer's cart. */
final class AccountAddress {
	public const KINDS = array( 'shipping', 'billing' );

	/** Nonce of the form: its action, and the field that holds it. */
	private const ACTION = 'storefront_islands_demo_address';
	private const NONCE  = 'storefront_address_nonce';

	private Services $services;

	private AccountParts $parts;

	public function __construct( Services $services, AccountParts $parts ) {
		$this->services = $services;
		$this->parts    = $parts;
	}

	/**
	 * Returns the form, after it has stored what was posted.
	 *
	 * @param string $kind Shipping or billing.
	 */
	public function html( string $kind ): string {
		$posted = Input::of( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified in the next line; read through Input.
		$notice = false === wp_verify_nonce( $posted->text( self::NONCE ), self::ACTION ) ? null : $this->store( $kind, $posted );
		$cart   = $this->services->carts->load();
		$values = array();
		foreach ( ( 'billing' === $kind ? $cart->billing : $cart->shipping )->all() as $name => $value ) {
			// What was refused stays in the form.
			$values[ $name ] = null !== $notice && 'error' === $notice['status'] ? $posted->text( $kind . '_' . $name, $value ) : $value;
		}
		$heading  = 'billing' === $kind ? __( 'Billing address', 'storefront-islands' ) : __( 'Shipping address', 'storefront-islands' );
		$button   = Node::element(
			'button',
			array(
				'type'  => 'submit',
				'class' => ThemeButton::classes(),
			),
			array( __( 'Save address', 'storefront-islands' ) )
		);
		return ( null === $notice ? '' : NoticeList::node( array( $notice ) )->html() )
			. '<form method="post" novalidate>'
			. Node::element( 'h2', array(), array( $heading ) )->html()
			. $this->parts->address( $kind, $values )
			. wp_nonce_field( self::ACTION, self::NONCE, true, false )
			. Node::element( 'p', array(), array( $button ) )->html()
			. '</form>';
	}

	/**
	 * Stores an address and returns the result.
	 *
	 * @param string $kind   Shipping or billing.
	 * @param Input  $posted Fields of the form.
	 * @return array{status: string, message: string, dismissible: bool}
	 */
	private function store( string $kind, Input $posted ): array {
		$cart   = $this->services->carts->load();
		$fields = array();
		foreach ( array_keys( ( 'billing' === $kind ? $cart->billing : $cart->shipping )->all() ) as $name ) {
			$fields[ $name ] = $posted->text( $kind . '_' . $name );
		}
		try {
			CartActions::update_customer( $cart, Input::of( array( $kind . '_address' => $fields ) ), $this->services->settings );
			$this->services->carts->save( $cart );
			$this->services->carts->keep_addresses( $cart );
			return self::notice( 'success', __( 'The address is saved.', 'storefront-islands' ) );
		} catch ( ShopError $error ) {
			$params = Input::of( $error->details() )->object( 'params' )->map();
			return self::notice( 'error', array() === $params ? $error->getMessage() : implode( ' ', $params ) );
		}
	}

	/** @return array{status: string, message: string, dismissible: bool} */
	private static function notice( string $status, string $message ): array {
		return array(
			'status'      => $status,
			'message'     => $message,
			'dismissible' => false,
		);
	}
}
