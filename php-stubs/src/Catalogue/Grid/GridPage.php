<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

use StorefrontIslands\Catalogue\Query\ArgumentName;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\FilterSchema;

defined( 'ABSPATH' ) || exit;

/**
 * URL of the page with the visitor's filters and order: of the page that WordPress renders, or of the page in the
 * browser that requests a refresh.
 */
final class GridPage {
	/** Unchanged absolute URL. */
	public string $url;

	public CatalogueUrl $address;

	public Filters $filters;

	/** Order chosen by the visitor; null for the grid's own. */
	public ?GridOrder $order = null;

	private function __construct( string $url, CatalogueUrl $address, Filters $filters, ?GridOrder $order ) {
		$this->url     = $url;
		$this->address = $address;
		$this->filters = $filters;
		$this->order   = $order;
	}

	/** Returns the page that WordPress renders for the current request. */
	public static function of_request( CataloguePage $page ): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what is shown, and only a known name does.
		return new self( CataloguePage::url(), $page->address(), $page->filters(), GridOrder::of_address( $_GET[ ArgumentName::names()->string( 'order' ) ] ?? '' ) );
	}

	/**
	 * Returns the page of a browser that requests a refreshed grid.
	 *
	 * @param string                  $url        Absolute URL of the page.
	 * @param array<array-key, mixed> $arguments  Filter arguments and orderby, as a loop refresh sends them.
	 * @param FilterSchema              $schema Filter arguments that the shop's URLs may contain.
	 */
	public static function of_browser( string $url, array $arguments, FilterSchema $schema ): self {
		$address = new CatalogueUrl( $url, $schema );
		return new self( $url, $address, Filters::from_arguments( $arguments, $schema ), GridOrder::of_address( $arguments[ ArgumentName::names()->string( 'order' ) ] ?? '' ) );
	}
}
