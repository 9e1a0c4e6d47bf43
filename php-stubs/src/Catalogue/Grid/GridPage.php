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

	/** Name of the order that the visitor has chosen, unchecked; empty for the grid's own. */
	public string $order;

	/**
	 * @param mixed $order Argument orderby.
	 */
	private function __construct( string $url, CatalogueUrl $address, Filters $filters, $order ) {
		$this->url     = $url;
		$this->address = $address;
		$this->filters = $filters;
		$this->order   = is_string( $order ) ? $order : '';
	}

	/** Returns the page that WordPress renders for the current request. */
	public static function of_request( CataloguePage $page ): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what is shown, and only a known name does.
		return new self( CataloguePage::url(), $page->address(), $page->filters(), $_GET[ ArgumentName::names()->string( 'order' ) ] ?? '' );
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
		return new self( $url, $address, Filters::from_arguments( $arguments, $schema ), $arguments[ ArgumentName::names()->string( 'order' ) ] ?? '' );
	}
}
