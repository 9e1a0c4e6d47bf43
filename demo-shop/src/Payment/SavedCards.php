<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Saved test cards of users, in user meta. Only data that a shop may keep is stored: the token and the last digits. */
final class SavedCards {
	private const META = 'storefront_islands_demo_cards';

	/** @return list<Input> Cards with id, token, brand, last4, expires; newest last. */
	public static function of( int $user ): array {
		return $user > 0 ? Input::of( array( 'cards' => get_user_meta( $user, self::META, true ) ) )->objects( 'cards' ) : array();
	}

	/** Returns the token of one of a user's cards; '' if the card is not the user's. */
	public static function token( int $user, int $card_id ): string {
		foreach ( self::of( $user ) as $card ) {
			if ( $card->number( 'id' ) === $card_id ) {
				return $card->text( 'token' );
			}
		}
		return '';
	}

	/** Returns the id of the user's default card, or of the first one if none is the default. */
	private static function default_id( int $user ): int {
		$first = 0;
		foreach ( self::of( $user ) as $card ) {
			if ( $card->flag( 'is_default' ) ) {
				return $card->number( 'id' );
			}
			$first = 0 === $first ? $card->number( 'id' ) : $first;
		}
		return $first;
	}

	/** Saves a card, unless it is saved already. */
	public static function add( int $user, string $token ): void {
		$saved = array();
		foreach ( self::of( $user ) as $card ) {
			if ( $card->text( 'token' ) === $token ) {
				return;
			}
			$saved[] = $card->all();
		}
		// Ids are far from list indexes, so that the two cannot be confused.
		$saved[] = array(
			'id'    => 100 * $user + count( $saved ) + 1,
			'token' => $token,
		) + TestCards::description( $token );
		update_user_meta( $user, self::META, $saved );
	}

	public static function make_default( int $user, string $token ): void {
		$saved = array();
		foreach ( self::of( $user ) as $card ) {
			$saved[] = array( 'is_default' => $card->text( 'token' ) === $token ) + $card->all();
		}
		update_user_meta( $user, self::META, $saved );
	}

	/**
	 * Returns the cards for the customer settings, in the shape of WooCommerce's wc_get_customer_saved_methods_list().
	 *
	 * @return array<string, list<array<string, mixed>>> Cards by type of method.
	 */
	public static function customer_settings( int $user ): array {
		$cards   = array();
		$default = self::default_id( $user );
		foreach ( self::of( $user ) as $card ) {
			$cards[] = array(
				'method'     => array(
					'gateway' => CardGateway::ID,
					'last4'   => $card->text( 'last4' ),
					'brand'   => $card->text( 'brand' ),
				),
				'expires'    => $card->text( 'expires' ),
				'is_default' => $card->number( 'id' ) === $default,
				'actions'    => array(),
				'tokenId'    => $card->number( 'id' ),
			);
		}
		return array() === $cards ? array() : array( 'cc' => $cards );
	}
}
