<?php

declare(strict_types=1);

namespace StorefrontIslands\Account;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Place in which src/site/saved-cards changes the table: what it says, and the question before a deletion. */
final class SavedCards {
	/** Handle of the script src/site/saved-cards. */
	private const HANDLE = 'storefront-islands-saved-cards';

	private const QUESTION_ID = 'storefront-saved-cards-question';

	/**
	 * Returns the table in its place.
	 *
	 * @param string $table HTML of WooCommerce's table, or of its text that there is none.
	 */
	public static function html( string $table ): string {
		wp_enqueue_script( self::HANDLE );
		return Node::element(
			'div',
			array(
				'class'            => 'storefront-saved-cards',
				'data-saved-cards' => true,
				'data-error'       => __( 'The payment method was not changed. Check your connection and try again.', 'storefront-islands' ),
			),
			array(
				Node::element(
					'p',
					array(
						'class'    => 'storefront-saved-cards__status',
						'role'     => 'status',
						'tabindex' => '-1',
					)
				),
				Node::of_html( $table ),
				self::question(),
			)
		)->html();
	}

	/** Returns the dialog that asks before a deletion. */
	private static function question(): Node {
		$keep   = Node::element(
			'button',
			array(
				'class'     => 'button storefront-saved-cards__keep',
				'autofocus' => true,
			),
			array( __( 'Keep', 'storefront-islands' ) )
		);
		$delete = Node::element(
			'button',
			array(
				'class' => 'button wp-element-button',
				'value' => 'delete',
			),
			array( __( 'Delete', 'storefront-islands' ) )
		);
		return Node::element(
			'dialog',
			array(
				'class'           => 'storefront-saved-cards__dialog',
				'aria-labelledby' => self::QUESTION_ID,
			),
			array(
				Node::element(
					'form',
					array( 'method' => 'dialog' ),
					array(
						Node::element( 'p', array( 'id' => self::QUESTION_ID ), array( __( 'Delete this payment method?', 'storefront-islands' ) ) ),
						Node::element( 'p', array( 'data-card' => true ) ),
						Node::element( 'div', array( 'class' => 'storefront-saved-cards__choice' ), array( $delete, $keep ) ),
					)
				),
			)
		);
	}
}
