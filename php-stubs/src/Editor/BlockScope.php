<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\ShopNotices;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Site\Popups\Popups;

defined( 'ABSPATH' ) || exit;

/** What every render.php is given. */
final class BlockScope {
	public Shop $shop;
	public CurrentCatalogue $catalogue;
	public ShopNotices $notices;
	public Popups $popups;

	private PrivatePage $page;

	public function __construct( Shop $shop, CurrentCatalogue $catalogue, PrivatePage $page, Popups $popups ) {
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
		$this->page      = $page;
		$this->popups    = $popups;
		$this->notices   = new ShopNotices( $shop, $page );
	}

	/** Returns the same with another shop. */
	public function with_shop( Shop $shop ): self {
		$scope            = clone $this;
		$scope->shop      = $shop;
		$scope->catalogue = new CurrentCatalogue( $shop );
		$scope->notices   = new ShopNotices( $shop, $this->page );
		return $scope;
	}
}
