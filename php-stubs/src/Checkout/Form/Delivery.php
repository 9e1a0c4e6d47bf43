<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Form;

use StorefrontIslands\Cart\View\ShippingRates;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\RadioCards;
use StorefrontIslands\Ui\RadioGroup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the same HTML as src/islands/checkout/form/delivery.tsx, by the rules of
 * src/islands/checkout/form/model.ts.
 */
final class Delivery {
	/** Returns the choice between shipping and local pickup; null if there is no choice. */
	public static function choice( FormReader $form ): ?Node {
		if ( ! $form->has_pickup() || $form->is_all_pickup() ) {
			return null;
		}
		$title = PlainText::decode( $form->checkout->string( 'pickupTitle' ) );
		$cards = array(
			array(
				'value' => 'ship',
				'label' => $form->reader->block_text( 'ship', __( 'Ship', 'storefront-islands' ) ),
				'aside' => self::price_range( $form->sent()->all(), $form ),
			),
			array(
				'value' => 'pickup',
				'label' => $form->reader->block_text( 'pickup', '' === $title ? __( 'Pickup', 'storefront-islands' ) : $title ),
				'aside' => self::price_range( $form->collected()->joint()->all(), $form ),
			),
		);
		return Step::node(
			$form->reader,
			'shipping-method',
			__( 'Delivery', 'storefront-islands' ),
			array( RadioCards::node( 'storefront-delivery', $form->reader->block_text( 'shipping-method', __( 'Delivery', 'storefront-islands' ) ), $cards, $form->is_collected() ? 'pickup' : 'ship' ) ),
			false
		);
	}

	/** Returns the pickup locations; null without local pickup. */
	public static function pickup( FormReader $form ): ?Node {
		if ( ! $form->is_collected() ) {
			return null;
		}
		$chosen  = null;
		$options = array();
		foreach ( $form->collected()->joint()->rates() as $rate ) {
			$is_chosen = null === $chosen && $rate->bool( 'selected' );
			$chosen    = $is_chosen ? $rate : $chosen;
			$options[] = ShippingRates::option( 'storefront-pickup', $rate, $is_chosen, self::place( $rate ), $form->reader );
		}
		return Step::node(
			$form->reader,
			'pickup-options',
			__( 'Pickup locations', 'storefront-islands' ),
			array( self::choices( array( RadioGroup::node( __( 'Pickup locations', 'storefront-islands' ), '', $options ) ) ) )
		);
	}

	/** Returns the shipping options; null without shipping. */
	public static function options( FormReader $form ): ?Node {
		if ( ! $form->reader->is_shipped() || $form->is_collected() ) {
			return null;
		}
		$packages = $form->offered();
		$message  = ShippingRates::message( $packages, $form->reader );
		return Step::node(
			$form->reader,
			'shipping-option',
			__( 'Shipping options', 'storefront-islands' ),
			array(
				self::choices(
					array_merge(
						array(
							'' === $message ? null : Node::element(
								'p',
								array(
									'class' => 'storefront-form__message',
									'role'  => 'status',
								),
								array( $message )
							),
						),
						ShippingRates::nodes( $packages, $form->reader )
					)
				),
			)
		);
	}

	/**
	 * Returns the element with the choices, which are not pending.
	 *
	 * @param list<Node|null> $children The choices.
	 */
	private static function choices( array $children ): Node {
		return Node::element(
			'div',
			array(
				'class'     => 'storefront-form__choices',
				'aria-busy' => 'false',
			),
			$children
		);
	}

	/** Returns the name of a pickup location. */
	private static function place( JsonReader $rate ): string {
		foreach ( $rate->objects( 'meta_data' ) as $entry ) {
			if ( 'pickup_location' === $entry->string( 'key' ) && '' !== $entry->text( 'value' ) ) {
				return $entry->text( 'value' );
			}
		}
		return $rate->text( 'name' );
	}

	/**
	 * Returns the total price of the packages, or from the lowest to the highest; empty if it is unknown.
	 *
	 * @param list<JsonReader> $packages Shipping packages of the Store API.
	 */
	private static function price_range( array $packages, FormReader $form ): string {
		$lowest   = 0;
		$highest  = 0;
		$currency = null;
		foreach ( $packages as $package ) {
			$amounts = array();
			foreach ( $package->objects( 'shipping_rates' ) as $rate ) {
				$amounts[] = $form->reader->amount( $rate, 'price', 'taxes' );
				$currency  = $currency ?? $rate;
			}
			if ( array() === $amounts ) {
				return '';
			}
			$lowest  += min( $amounts );
			$highest += max( $amounts );
		}
		if ( null === $currency ) {
			return '';
		}
		$price = ShippingRates::price( $lowest, $currency );
		return $lowest === $highest
			? $price
			/* translators: 1: the lowest price of delivery; 2: the highest. */
			: sprintf( __( '%1$s to %2$s', 'storefront-islands' ), $price, Money::format( $highest, $currency ) );
	}
}
