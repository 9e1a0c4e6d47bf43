<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Payments;

use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/** Orders with a person's e-mail address, or of the user who has it, step by step. */
final class WooOrdersOfPerson {
	/** Number of orders in one step. */
	private const STEP = 50;

	/**
	 * Ids of the orders.
	 *
	 * @var list<int>
	 */
	public array $ids = array();

	/** True if this was the last step. */
	public bool $is_last;

	/** Visitor whose orders these are, as Visitor::id() returns it; empty if the person is no user. */
	public string $visitor;

	/**
	 * @param string $email E-mail address.
	 * @param int    $page  Step, from 1.
	 */
	public function __construct( string $email, int $page ) {
		$user          = get_user_by( 'email', $email );
		$this->visitor = $user instanceof \WP_User ? Visitor::user( $user->ID ) : '';
		$orders        = wc_get_orders(
			array(
				'customer' => $user instanceof \WP_User ? array( $email, $user->ID ) : array( $email ),
				'limit'    => self::STEP,
				'page'     => $page,
			)
		);
		foreach ( is_array( $orders ) ? $orders : array() as $order ) {
			$this->ids[] = $order->get_id();
		}
		$this->is_last = count( $this->ids ) < self::STEP;
	}
}
