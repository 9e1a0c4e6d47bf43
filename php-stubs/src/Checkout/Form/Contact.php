<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Form;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Ui\CheckboxField;
use StorefrontIslands\Ui\TextField;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the same HTML as src/islands/checkout/form/contact.tsx, by the rules of
 * src/islands/checkout/form/model.ts.
 */
final class Contact {
	/** Returns the contact section: email, login link and account creation. */
	public static function node( FormReader $form ): Node {
		$email = $form->fields->email( $form->reader->cart->object( 'billing_address' )->string( 'email' ) );
		return Step::node(
			$form->reader,
			'contact-fields',
			__( 'Contact information', 'storefront-islands' ),
			array(
				self::login( $form ),
				FormField::group( array_merge( array( $email ), $form->fields->additional( 'contact' ) ) ),
				self::account( $form ),
			)
		);
	}

	/** Returns the login link. */
	private static function login( FormReader $form ): ?Node {
		$url = $form->checkout->url( 'loginUrl' );
		if ( '' === $url || ! $form->is_guest() || ! $form->checkout->bool( 'offersLogin' ) ) {
			return null;
		}
		return Node::element(
			'p',
			array( 'class' => 'storefront-login' ),
			array(
				__( 'Already have an account?', 'storefront-islands' ) . ' ',
				Node::element(
					'a',
					array(
						'class' => 'wc-block-checkout__login-prompt',
						'href'  => $url,
					),
					array( __( 'Log in', 'storefront-islands' ) )
				),
			)
		);
	}

	/** Returns the fields for creating an account. */
	private static function account( FormReader $form ): ?Node {
		if ( ! $form->is_guest() || ! $form->checkout->bool( 'offersAccount' ) ) {
			return null;
		}
		$is_optional = $form->checkout->bool( 'allowsGuests' );
		return Node::element(
			'div',
			array( 'class' => 'storefront-account wc-block-checkout__create-account' ),
			array(
				$is_optional ? CheckboxField::node(
					'create-account',
					/* translators: %s: name of the shop. */
					sprintf( __( 'Create an account with %s', 'storefront-islands' ), PlainText::decode( $form->reader->settings->string( 'siteTitle' ) ) ),
					$form->has_tick( 'account' )
				) : null,
				$is_optional || $form->checkout->bool( 'generatesPassword' ) ? null : self::password(),
			)
		);
	}

	/** Returns the password field for shops in which every order needs an account. */
	private static function password(): Node {
		return TextField::node(
			'account-password',
			__( 'Create a password', 'storefront-islands' ),
			'',
			true,
			array(
				'type'           => 'password',
				'autocomplete'   => 'new-password',
				'autocapitalize' => 'none',
			)
		);
	}
}
