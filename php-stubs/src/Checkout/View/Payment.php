<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Checkout\Form\Step;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\SafeHtml;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the same HTML as src/islands/checkout/payment/payment-options.tsx before the scripts of payment methods are
 * loaded: the expected options (expectedPayment in src/islands/checkout/payment/payment-model.ts), offline methods whole,
 * and the space of what scripts will draw.
 */
final class Payment {
	private const ID = 'radio-control-wc-payment-method';

	/** Returns the payment methods expected for this cart; null if nothing has to be paid. */
	public static function node( CartReader $reader ): ?Node {
		if ( ! $reader->cart->bool( 'needs_payment' ) ) {
			return null;
		}
		$names   = self::names( $reader );
		$options = array_merge( self::saved( $reader, $names ), self::methods( $reader, $names ) );
		$rows    = array();
		$chosen  = self::chosen( $options, self::chosen_before( $reader, $names ) );
		$offline = $reader->settings->object( 'checkout' )->object( 'offlineMethods' );
		$is_busy = array() === $options;
		foreach ( $options as $index => $option ) {
			// The value of a saved card is no id of a method.
			$is_busy = $is_busy || ! $offline->has( $option['value'] );
			$rows[]  = self::row( $option, $chosen === $index, $offline->string( $option['value'] ) );
		}
		return Step::node(
			$reader,
			'payment-method',
			__( 'Payment options', 'storefront-islands' ),
			array(
				Node::element(
					'div',
					array(
						'class'     => 'storefront-payment wc-block-components-radio-control',
						'aria-busy' => $is_busy ? 'true' : 'false',
					),
					$rows
				),
			)
		);
	}

	/**
	 * Returns the method of the visitor's session where the shopper has chosen it, as chosenBefore() in
	 * src/domain/checkout/payment/availability.ts.
	 *
	 * @param list<string> $names Ids of the methods.
	 */
	private static function chosen_before( CartReader $reader, array $names ): string {
		$of_session = $reader->settings->object( 'checkout' )->string( 'chosenPaymentMethod' );
		return in_array( $of_session, array_slice( $names, 1 ), true ) ? $of_session : '';
	}

	/**
	 * Returns the index of the selected option: the customer's default card, or the first option; of one method only, unless
	 * it is empty.
	 *
	 * @param list<array{is_default: bool, method: string, value: string, id: string, label: string}> $options The options.
	 */
	private static function chosen( array $options, string $method ): int {
		$own      = array_filter( $options, static fn( array $option ): bool => in_array( $method, array( '', $option['method'] ), true ) );
		$defaults = array_filter( $own, static fn( array $option ): bool => $option['is_default'] );
		return (int) array_key_first( $defaults + $own );
	}

	/**
	 * Returns the ids of the payment methods that are enabled and available for this cart, in the shop's order.
	 *
	 * @return list<string>
	 */
	private static function names( CartReader $reader ): array {
		$gateways = $reader->settings->object( 'checkout' )->object( 'gateways' );
		$taken    = array();
		foreach ( $reader->cart->strings( 'payment_methods' ) as $name ) {
			if ( $gateways->has( $name ) ) {
				$taken[] = $name;
			}
		}
		$named = array_values( array_unique( array_intersect( $reader->settings->strings( 'paymentMethodSortOrder' ), $taken ) ) );
		return array_merge( $named, array_values( array_diff( $taken, $named ) ) );
	}

	/**
	 * Returns the saved cards and accounts of some methods.
	 *
	 * @param list<string> $names Ids of the methods.
	 * @return list<array{is_default: bool, method: string, value: string, id: string, label: string}>
	 */
	private static function saved( CartReader $reader, array $names ): array {
		$by_type = $reader->settings->object( 'checkout' )->object( 'savedPaymentMethods' );
		$options = array();
		foreach ( $by_type->keys() as $type ) {
			foreach ( $by_type->objects( $type ) as $saved ) {
				$token   = $saved->int( 'tokenId' );
				$gateway = $saved->object( 'method' )->string( 'gateway' );
				if ( $token > 0 && in_array( $gateway, $names, true ) ) {
					$options[] = array(
						'is_default' => $saved->bool( 'is_default' ),
						'method'     => $gateway,
						'value'      => 'saved-' . $token,
						'id'         => self::ID . '-saved-tokens-' . $token,
						'label'      => self::saved_label( $saved ),
					);
				}
			}
		}
		return $options;
	}

	/** Returns the label of a saved card. */
	private static function saved_label( JsonReader $saved ): string {
		$method = $saved->object( 'method' );
		$brand  = $method->string( 'brand' );
		$last4  = $method->string( 'last4' );
		if ( '' === $brand || '' === $last4 ) {
			/* translators: %s: name of a payment method. */
			return sprintf( __( 'Saved payment method (%s)', 'storefront-islands' ), '' === $brand ? $method->string( 'gateway' ) : $brand );
		}
		$expires = $saved->string( 'expires' );
		return '' === $expires
			/* translators: 1: brand of a card, 2: its last four digits. */
			? sprintf( __( '%1$s ending in %2$s', 'storefront-islands' ), $brand, $last4 )
			/* translators: 1: brand of a card, 2: its last four digits, 3: month and year. */
			: sprintf( __( '%1$s ending in %2$s (expires %3$s)', 'storefront-islands' ), $brand, $last4, $expires );
	}

	/**
	 * Returns the methods with the shop's titles.
	 *
	 * @param list<string> $names Ids of the methods.
	 * @return list<array{is_default: bool, method: string, value: string, id: string, label: string}>
	 */
	private static function methods( CartReader $reader, array $names ): array {
		$gateways = $reader->settings->object( 'checkout' )->object( 'gateways' );
		$options  = array();
		foreach ( $names as $name ) {
			$options[] = array(
				'is_default' => false,
				'method'     => $name,
				'value'      => $name,
				'id'         => self::ID . '-options-' . $name,
				'label'      => $gateways->string( $name ),
			);
		}
		return $options;
	}

	/**
	 * Returns one payment option.
	 *
	 * @param array{is_default: bool, method: string, value: string, id: string, label: string} $option      The option.
	 * @param bool                                                                              $is_chosen   True if it is selected.
	 * @param string                                                                            $description HTML of an offline method; empty if a script renders the content.
	 */
	private static function row( array $option, bool $is_chosen, string $description ): Node {
		$class_name = 'wc-block-components-radio-control-accordion-option';
		return Node::element(
			'div',
			array( 'class' => 'storefront-payment__option ' . $class_name . ( $is_chosen ? ' ' . $class_name . '--checked-option-highlighted' : '' ) ),
			array(
				Node::element(
					'label',
					array(
						'for'   => $option['id'],
						'class' => 'storefront-payment__label wc-block-components-radio-control__option' . ( $is_chosen ? ' wc-block-components-radio-control__option-checked' : '' ),
					),
					array(
						Node::element(
							'input',
							array(
								'class'        => 'wc-block-components-radio-control__input',
								'type'         => 'radio',
								'id'           => $option['id'],
								'name'         => self::ID . '-options',
								'value'        => $option['value'],
								'checked'      => $is_chosen,
								'autocomplete' => 'off',
							)
						),
						Node::element(
							'span',
							array(
								'id'    => $option['id'] . '__label',
								'class' => 'storefront-payment__name wc-block-components-radio-control__label wc-block-components-radio-control__label-group',
							),
							array( $option['label'] )
						),
					)
				),
				$is_chosen ? Node::element(
					'div',
					array(
						'id'    => $option['id'] . '__content',
						'class' => 'storefront-payment__content wc-block-components-radio-control-accordion-content',
					),
					array( SafeHtml::node( $description, '' ) )
				) : null,
			)
		);
	}
}
