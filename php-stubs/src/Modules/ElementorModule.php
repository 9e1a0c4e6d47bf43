<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Compat\Elementor\LoopCarousels;
use StorefrontIslands\Compat\Elementor\LoopFilters;
use StorefrontIslands\Compat\Elementor\Widgets;
use StorefrontIslands\Editor\BlockRenderer;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Widgets of Elementor, and the loops of Elementor Pro. */
final class ElementorModule implements Module {
	private Shop $shop;
	private CurrentCatalogue $catalogue;
	private BlockRenderer $blocks;

	public function __construct( Shop $shop, CurrentCatalogue $catalogue, BlockRenderer $blocks ) {
		$this->shop      = $shop;
		$this->catalogue = $catalogue;
		$this->blocks    = $blocks;
	}

	public function is_wanted(): bool {
		return did_action( 'elementor/loaded' ) > 0;
	}

	public function register(): void {
		( new Widgets( $this->shop, $this->blocks ) )->register();
		( new LoopFilters( $this->shop, $this->catalogue ) )->register();
		LoopCarousels::register();
	}
}
