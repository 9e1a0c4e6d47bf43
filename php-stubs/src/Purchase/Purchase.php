<?php
/**
 * An order as its buyer sees it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** What the purchase summary shows, in the shop's own words and figures: each is text, without entities. */
final class Purchase {
	/** The order's number as the shop tells it; plugins give numbers of their own. */
	public string $number = '';

	/** When it was placed, in the site's format. */
	public string $date = '';

	/** The buyer's e-mail. */
	public string $email = '';

	/** The buyer's first name; may be empty. */
	public string $first_name = '';

	/** What it comes to. */
	public string $total = '';

	/** How it is paid; empty where nothing was to pay. */
	public string $payment_method = '';

	/** What the buyer wrote; may hold several lines. */
	public string $note = '';

	/** Where it can still be paid; empty where nothing is open. */
	public string $pay_url = '';

	/** Whether a payment was tried, and failed. */
	public bool $has_failed = false;

	/**
	 * What was ordered.
	 *
	 * @var list<PurchasedItem>
	 */
	public array $items = array();

	/**
	 * How the total adds up, itself last.
	 *
	 * @var list<array{label: string, value: string}>
	 */
	public array $totals = array();

	/**
	 * Where it goes and who pays for it.
	 *
	 * @var list<array{heading: string, lines: list<string>}>
	 */
	public array $addresses = array();

	/** Where pictures are missing; may be empty. */
	public string $placeholder = '';

	/** HTML that the shop and its plugins print for this order, such as where to send the money. Trusted as theirs. */
	public string $instructions = '';

	/** Whether money is still asked for. */
	public function is_open(): bool {
		return '' !== $this->pay_url;
	}
}
