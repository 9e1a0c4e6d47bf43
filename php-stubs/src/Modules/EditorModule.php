<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Editor\BlockRenderer;
use StorefrontIslands\Editor\BlockTypes;
use StorefrontIslands\Editor\EditorData;
use StorefrontIslands\Editor\Patterns\GroupStyles;
use StorefrontIslands\Editor\Patterns\Patterns;
use StorefrontIslands\Editor\Preview\Preview;
use StorefrontIslands\Editor\Preview\PreviewRoute;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Block types, with what the editor needs for them, and patterns. */
final class EditorModule implements Module {
	/** Path of the plugin's main file. */
	private string $plugin_file;

	private Build $build;
	private BlockRenderer $blocks;
	private Shop $shop;

	public function __construct( string $plugin_file, Build $build, BlockRenderer $blocks, Shop $shop ) {
		$this->plugin_file = $plugin_file;
		$this->build       = $build;
		$this->blocks      = $blocks;
		$this->shop        = $shop;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$folder = dirname( $this->plugin_file );
		( new BlockTypes( "$folder/blocks", $this->build, $this->blocks ) )->register();
		( new EditorData( $this->shop ) )->register();
		( new PreviewRoute( new Preview( $this->shop, $this->blocks ) ) )->register();
		( new Patterns( "$folder/patterns" ) )->register();
		( new GroupStyles( $this->plugin_file ) )->register();
	}
}
