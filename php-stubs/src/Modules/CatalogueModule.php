<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Catalogue\Filters\PlainFilters;
use StorefrontIslands\Catalogue\GridView\RecentlyViewed;
use StorefrontIslands\Catalogue\GridView\RefreshLoopRoute;
use StorefrontIslands\Catalogue\Product\PictureRatio;
use StorefrontIslands\Catalogue\Query\CanonicalRedirect;
use StorefrontIslands\Catalogue\Query\CollectionDataResponse;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Catalogue\Query\FilteredRobots;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Addresses of filtered lists, the ratio of pictures, and what grids and filters request. */
final class CatalogueModule implements Module {
	private Shop $shop;
	private CurrentCatalogue $catalogue;

	public function __construct( Shop $shop, CurrentCatalogue $catalogue ) {
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		PlainFilters::register();
		PictureRatio::register();
		RecentlyViewed::register();
		( new CanonicalRedirect( $this->shop ) )->register();
		( new RefreshLoopRoute( $this->shop ) )->register();
		( new CollectionDataResponse( $this->shop ) )->register();
		( new FilteredRobots( $this->catalogue ) )->register();
	}
}
