<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Page\ActionLinks;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\ChangedTexts;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\DraftRemoval;
use StorefrontIslands\Page\HeadStyles;
use StorefrontIslands\Page\PageColors;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\RefusedCookies;
use StorefrontIslands\Page\ScriptsRoute;
use StorefrontIslands\Page\Shortcodes\Shortcodes;
use StorefrontIslands\Page\SpeculationRules;
use StorefrontIslands\Page\SpeculativeRequests;
use StorefrontIslands\Page\UnneededAssets;
use StorefrontIslands\Page\UserCookie;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** What every page has: scripts, boot data, privacy, content areas, shortcodes. */
final class PageModule implements Module {
	private Build $build;
	private Islands $islands;
	private PrivatePage $page;
	private BootData $boot_data;
	private Shop $shop;

	public function __construct( Build $build, Islands $islands, PrivatePage $page, BootData $boot_data, Shop $shop ) {
		$this->build     = $build;
		$this->islands   = $islands;
		$this->page      = $page;
		$this->boot_data = $boot_data;
		$this->shop      = $shop;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$this->build->register();
		$this->islands->register();
		( new ChangedTexts() )->register();
		$this->page->register();
		HeadStyles::register();
		( new PageColors() )->register();
		Areas::register();
		( new Shortcodes() )->register();
		( new UnneededAssets( $this->islands, $this->page ) )->register();
		$this->boot_data->register();
		( new ScriptsRoute( $this->islands, $this->boot_data ) )->register();
		( new ActionLinks( $this->islands ) )->register();
		( new SpeculationRules( $this->islands ) )->register();
		( new SpeculativeRequests( $this->shop ) )->register();
		UserCookie::register();
		DraftRemoval::register();
		( new RefusedCookies() )->register();
	}
}
