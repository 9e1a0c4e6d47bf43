<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\ShopNotices;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Site\Popups\Popups;

defined( 'ABSPATH' ) || exit;

/** What every render.php is given. A module that can be switched off fills its part in when it is registered. */
final class BlockScope {
	public Shop $shop;
	public CurrentCatalogue $catalogue;
	public ShopNotices $notices;

	/** Popups of the page; null if there are none on this site. */
	public ?Popups $popups = null;

	/** True if pages may be translated. */
	public bool $has_translation = false;

	/** True if what plugins have hooked to the classic cart and checkout runs, where the settings want it. */
	public bool $has_classic_hooks = false;

	private PrivatePage $page;

	public function __construct( Shop $shop, CurrentCatalogue $catalogue, PrivatePage $page ) {
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
		$this->page      = $page;
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
