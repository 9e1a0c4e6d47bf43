<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the purchase summary, with the labels and number formats of the shop: all values are text without entities.
 */
final class Purchase {
	/** Number of the order as the shop displays it; plugins may change it. */
	public string $number = '';

	/** Date of the order, in the site's format. */
	public string $date = '';

	/** E-mail address of the buyer. */
	public string $email = '';

	/** First name of the buyer; may be empty. */
	public string $first_name = '';

	/** Formatted total. */
	public string $total = '';

	/** Title of the payment method; empty if the order was free. */
	public string $payment_method = '';

	/** Note of the buyer; may have several lines. */
	public string $note = '';

	/** URL to pay for the order; empty if no payment is due. */
	public string $pay_url = '';

	/** True if a payment has failed. */
	public bool $has_failed = false;

	/** True if the order was cancelled. */
	public bool $is_cancelled = false;

	/**
	 * Further actions that the shop and its plugins offer for the order.
	 *
	 * @var list<array{label: string, url: string}>
	 */
	public array $actions = array();

	/**
	 * Files of the order that may be downloaded.
	 *
	 * @var list<PurchasedFile>
	 */
	public array $files = array();

	/**
	 * Items of the order.
	 *
	 * @var list<PurchasedItem>
	 */
	public array $items = array();

	/**
	 * Rows of the totals, the total itself last.
	 *
	 * @var list<array{label: string, value: string}>
	 */
	public array $totals = array();

	/**
	 * Shipping and billing address; `html` is what plugins print below one.
	 *
	 * @var list<array{heading: string, lines: list<string>, html?: string}>
	 */
	public array $addresses = array();

	/** URL of the placeholder image; may be empty. */
	public string $placeholder = '';

	/**
	 * HTML that the shop and its plugins print for this order, such as bank details. Trusted like their other output.
	 */
	public string $instructions = '';

	/**
	 * HTML that plugins print at the places of the order's details, by place. Trusted likewise.
	 *
	 * @var array<string, string>
	 */
	public array $printed = array();

	/** True if a payment is due. */
	public function is_open(): bool {
		return '' !== $this->pay_url;
	}
}
