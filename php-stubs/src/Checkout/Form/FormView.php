<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Form;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\CheckboxField;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the same HTML as the first render of src/islands/checkout/form/checkout-form.tsx and order-note.tsx. Shoppers
 * can type before any script runs: hydration keeps the content of the fields.
 */
final class FormView {
	/**
	 * Returns the sections from the email to the shipping options; payment and note() follow.
	 *
	 * @return array<string, Node|null> Sections by the names of their parts.
	 */
	public static function nodes( CartReader $reader ): array {
		$form = new FormReader( $reader );
		return array(
			'contact-fields'  => Contact::node( $form ),
			'shipping-method' => Delivery::choice( $form ),
			'shipping-fields' => self::shipping( $form ),
			'pickup-options'  => Delivery::pickup( $form ),
			'billing-fields'  => self::billing( $form ),
			'shipping-option' => Delivery::options( $form ),
		);
	}

	/** Returns the order note and the fields of plugins for the order; null if there are neither. */
	public static function note( CartReader $reader ): ?Node {
		$form   = new FormReader( $reader );
		$fields = $form->fields->additional( 'order' );
		$note   = $form->checkout->bool( 'takesOrderNotes' ) ? Node::element(
			'div',
			array( 'class' => 'storefront-note wc-block-checkout__add-note' ),
			array( CheckboxField::node( 'order-note-wanted', __( 'Add a note to your order', 'storefront-islands' ), false ) )
		) : null;
		if ( array() === $fields ) {
			return $note;
		}
		return Step::node( $form->reader, 'order-fields', __( 'Additional order information', 'storefront-islands' ), array( FormField::group( $fields ), $note ), false );
	}

	/** Returns the shipping address; null if none is needed. */
	private static function shipping( FormReader $form ): ?Node {
		if ( ! $form->asks_for_shipping() ) {
			return null;
		}
		return Step::node(
			$form->reader,
			'shipping-fields',
			__( 'Shipping address', 'storefront-islands' ),
			array(
				FormField::group(
					$form->fields->address( 'shipping', $form->reader->cart->object( 'shipping_address' ) ),
					'shipping'
				),
				Node::element(
					'div',
					array( 'class' => 'wc-block-checkout__use-address-for-billing' ),
					array( CheckboxField::node( 'same-for-billing', __( 'Use same address for billing', 'storefront-islands' ), $form->is_same_for_billing() && ! $form->begins_with_both() ) )
				),
			)
		);
	}

	/** Returns the billing address; null if it is the shipping address. */
	private static function billing( FormReader $form ): ?Node {
		if ( $form->asks_for_shipping() && $form->is_same_for_billing() ) {
			return null;
		}
		$is_for_all = $form->reader->is_shipped() && ! $form->is_collected() && $form->checkout->bool( 'shipsToBillingOnly' );
		return Step::node(
			$form->reader,
			'billing-fields',
			$is_for_all ? __( 'Billing and shipping address', 'storefront-islands' ) : __( 'Billing address', 'storefront-islands' ),
			array(
				FormField::group(
					$form->fields->address( 'billing', $form->reader->cart->object( 'billing_address' ) ),
					'billing'
				),
			)
		);
	}
}
