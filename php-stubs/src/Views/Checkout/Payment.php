<?php
/**
 * Ways to pay.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * The same as src/islands/checkout/parts/payment.tsx before any payment script has spoken: what there will be to choose
 * from keeps its place (expectedPayment in model/payment.ts).
 */
final class Payment {
	private const ID = 'radio-control-wc-payment-method';

	/**
	 * The ways to pay that the shop expects for this cart; null where nothing is to pay.
	 *
	 * @param CartReader $reader The cart.
	 */
	public static function node( CartReader $reader ): ?Node {
		if ( ! $reader->cart->bool( 'needs_payment' ) ) {
			return null;
		}
		$names   = self::names( $reader );
		$options = array_merge( self::saved( $reader, $names ), self::methods( $reader, $names ) );
		$rows    = array();
		$chosen  = self::chosen( $options );
		foreach ( $options as $index => $option ) {
			$rows[] = self::row( $option, $chosen === $index );
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
						'aria-busy' => 'true',
					),
					$rows
				),
			)
		);
	}

	/**
	 * Which of the options holds: the customer's default card, or the first.
	 *
	 * @param list<array{is_default: bool, value: string, id: string, label: string}> $options The options.
	 */
	private static function chosen( array $options ): int {
		return (int) array_search( true, array_column( $options, 'is_default' ), true );
	}

	/**
	 * Names of the methods that the shop has switched on and takes for this cart, in the shop's order.
	 *
	 * @param CartReader $reader The cart.
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
	 * Saved cards and accounts of those methods.
	 *
	 * @param CartReader   $reader The cart.
	 * @param list<string> $names  Names of methods.
	 * @return list<array{is_default: bool, value: string, id: string, label: string}>
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
						'value'      => 'saved-' . $token,
						'id'         => self::ID . '-saved-tokens-' . $token,
						'label'      => self::saved_label( $saved ),
					);
				}
			}
		}
		return $options;
	}

	/**
	 * A saved card in words.
	 *
	 * @param Data $saved As customer settings give it.
	 */
	private static function saved_label( Data $saved ): string {
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
	 * The methods by the shop's own titles.
	 *
	 * @param CartReader   $reader The cart.
	 * @param list<string> $names  Names of methods.
	 * @return list<array{is_default: bool, value: string, id: string, label: string}>
	 */
	private static function methods( CartReader $reader, array $names ): array {
		$gateways = $reader->settings->object( 'checkout' )->object( 'gateways' );
		$options  = array();
		foreach ( $names as $name ) {
			$options[] = array(
				'is_default' => false,
				'value'      => $name,
				'id'         => self::ID . '-options-' . $name,
				'label'      => $gateways->string( $name ),
			);
		}
		return $options;
	}

	/**
	 * One way to pay; what it asks is filled in by its script.
	 *
	 * @param array{is_default: bool, value: string, id: string, label: string} $option    The way.
	 * @param bool                                                              $is_chosen Whether it holds.
	 */
	private static function row( array $option, bool $is_chosen ): Node {
		$class_name = 'wc-block-components-radio-control-accordion-option';
		return Node::element(
			'div',
			array( 'class' => 'storefront-payment__option ' . $class_name . ( $is_chosen ? ' ' . $class_name . '--checked-option-highlighted' : '' ) ),
			array(
				Node::element(
					'label',
					array( 'class' => 'storefront-payment__label wc-block-components-radio-control__option' ),
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
						Node::element( 'span', array( 'class' => 'storefront-payment__name wc-block-components-radio-control__label' ), array( $option['label'] ) ),
					)
				),
				$is_chosen ? Node::element( 'div', array( 'class' => 'storefront-payment__content wc-block-components-radio-control-accordion-content' ) ) : null,
			)
		);
	}
}
