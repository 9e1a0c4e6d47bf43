<?php
/**
 * The page that a grid stands on.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Loop;

use StorefrontIslands\Catalogue\Address;
use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Catalogue\Vocabulary;
use StorefrontIslands\Views\Catalogue\GridOrder;

defined( 'ABSPATH' ) || exit;

/** Its address with what a visitor asked for by it: the page that WordPress is making, or the one that a browser has before it. */
final class GridPage {
	/**
	 * The address as it is, absolute.
	 *
	 * @var string
	 */
	public $url;

	/**
	 * The same.
	 *
	 * @var Address
	 */
	public $address;

	/**
	 * What is filtered by.
	 *
	 * @var Filters
	 */
	public $filters;

	/**
	 * The order that was chosen, null for the grid's own.
	 *
	 * @var GridOrder|null
	 */
	public $order;

	/**
	 * Takes the address and what was asked for.
	 *
	 * @param string         $url        Absolute.
	 * @param Address        $address    The same.
	 * @param Filters        $filters    What is filtered by.
	 * @param GridOrder|null $order      The order that was chosen.
	 */
	private function __construct( string $url, Address $address, Filters $filters, ?GridOrder $order ) {
		$this->url     = $url;
		$this->address = $address;
		$this->filters = $filters;
		$this->order   = $order;
	}

	/** The page that WordPress makes for this request. */
	public static function current(): self {
		$page = CataloguePage::current();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what is shown, and only a known name does.
		return new self( CataloguePage::url(), $page->address(), $page->filters(), GridOrder::of_address( $_GET['orderby'] ?? '' ) );
	}

	/**
	 * The page of a browser that asks for a grid anew.
	 *
	 * @param string                  $url        Its address, absolute.
	 * @param array<array-key, mixed> $arguments  The filter arguments and orderby, as a loop refresh sends them.
	 * @param Vocabulary              $vocabulary What the shop's addresses can say.
	 */
	public static function of_browser( string $url, array $arguments, Vocabulary $vocabulary ): self {
		$address = new Address( $url, $vocabulary );
		return new self( $url, $address, Filters::from_arguments( $arguments, $vocabulary ), GridOrder::of_address( $arguments['orderby'] ?? '' ) );
	}
}
