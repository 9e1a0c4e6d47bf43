<?php
/**
 * A gift card that is as good as new whenever a cart is opened, as a must-use plugin.
 */

declare(strict_types=1);

add_action(
	'template_redirect',
	static function (): void {
		if ( ! is_cart() || ! function_exists( 'WC_GC' ) ) {
			return;
		}
		$cards = WC_GC()->db->giftcards;
		foreach ( $cards->query( array( 'code' => 'AAAA-BBBB-CCCC-DDDD', 'return' => 'ids' ) ) as $id ) {
			$cards->delete( $id );
		}
		$cards->add(
			array(
				'code'          => 'AAAA-BBBB-CCCC-DDDD',
				'order_id'      => 1,
				'order_item_id' => 1,
				'recipient'     => 'shopper@example.com',
				'sender'        => 'Ada Lovelace',
				'sender_email'  => 'ada@example.com',
				'balance'       => 10,
				'remaining'     => 10,
				'delivered'     => 'yes',
			)
		);
	}
);
