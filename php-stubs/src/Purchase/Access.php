<?php
/**
 * Who may see an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/**
 * The rule by which an order is shown, the same as on WooCommerce's own page of an order: the key of its address is always
 * needed. A customer's order is shown to that customer, a guest's to who has just placed it or knows its e-mail: an address
 * that was forwarded, or read in a log, must not show a stranger where somebody lives (CVE-2025-15033).
 */
final class Access {
	public const NONE         = 'none';
	public const LOG_IN       = 'log-in';
	public const VERIFY_EMAIL = 'verify-email';
	public const OPEN         = 'open';

	/** Seconds for which a guest's order asks no e-mail: who comes that soon comes from the checkout. */
	public const GRACE = 600;

	/** Whether the visitor has the order's key. */
	public bool $has_key = false;

	/** The user whose order it is; 0 for a guest's. */
	public int $owner = 0;

	/** The user who asks; 0 for a guest. */
	public int $visitor = 0;

	/** The order's e-mail; one without any cannot be asked for it. */
	public string $email = '';

	/**
	 * E-mails that the visitor is known by or has typed; empty ones count for nothing.
	 *
	 * @var list<string>
	 */
	public array $known_emails = array();

	/** Seconds since the order was placed. */
	public int $age = PHP_INT_MAX;

	/** Seconds for which no e-mail is asked. */
	public int $grace = self::GRACE;

	/** Whether the visitor may read all orders. */
	public bool $is_staff = false;

	/** One of the constants. */
	public function verdict(): string {
		if ( ! $this->has_key ) {
			return self::NONE;
		}
		if ( $this->owner > 0 ) {
			return $this->owner === $this->visitor ? self::OPEN : self::LOG_IN;
		}
		return $this->is_known() ? self::OPEN : self::VERIFY_EMAIL;
	}

	/** Whether a guest's order is this visitor's, as far as can be told. */
	private function is_known(): bool {
		if ( '' === $this->email || $this->is_staff || $this->age <= $this->grace ) {
			return true;
		}
		foreach ( $this->known_emails as $known ) {
			if ( 0 === strcasecmp( trim( $known ), $this->email ) ) {
				return true;
			}
		}
		return false;
	}
}
