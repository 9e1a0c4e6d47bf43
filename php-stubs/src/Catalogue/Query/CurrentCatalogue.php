<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Catalogue page of the current request, which is read once a filter or a grid asks for it. */
final class CurrentCatalogue {
	private Shop $shop;

	private ?CataloguePage $page = null;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** Returns the page that WordPress renders for the current request. */
	public function page(): CataloguePage {
		return $this->page ??= new CataloguePage( $this->shop, new CatalogueUrl( CataloguePage::url(), FilterSchema::of( $this->shop ), self::has_number() ), PageQuery::current() );
	}

	/** True once a filter or a grid has asked for the page. */
	public function is_shown(): bool {
		return null !== $this->page;
	}

	/**
	 * Returns the page's part of the site settings: `pageQuery`, the Store API arguments of the page itself, without
	 * any filter, `defaultsToOr` (ArgumentReader), and `pagedPath`, its path if that ends in a page number. Empty if no
	 * filter and no product grid was rendered.
	 *
	 * @return array{pageQuery?: array<string, mixed>, defaultsToOr?: bool, pagedPath?: string}
	 */
	public function settings(): array {
		if ( null === $this->page ) {
			return array();
		}
		$settings = array(
			'defaultsToOr' => ArgumentReader::defaults_to_or(),
			'pagedPath'    => $this->page->address()->numbered_path(),
		);
		return array_filter( $settings ) + array( 'pageQuery' => $this->page->page_query() );
	}

	/** True if the path of the request ends in the number of a page: a later page of a single post, "/lamps/2/". */
	private static function has_number(): bool {
		$page = get_query_var( 'page' );
		return is_singular() && is_numeric( $page ) && (int) $page > 1;
	}
}
