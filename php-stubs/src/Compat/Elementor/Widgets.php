<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Editor\BlockRenderer;
use StorefrontIslands\Editor\Preview\Preview;
use StorefrontIslands\Html\BlockNames;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Registers a widget for each block, by hooks of Elementor. */
final class Widgets {
	/** Category of the widgets in the panel. */
	public const CATEGORY = 'storefront-islands';

	/** Priority in wp_print_footer_scripts before the boot script is moved and printed. */
	private const BEFORE_BOOT = 8;

	private Shop $shop;
	private BlockRenderer $blocks;

	/** Choices of the site, common to all widgets. */
	private ?SiteOptions $options = null;

	public function __construct( Shop $shop, BlockRenderer $blocks ) {
		$this->shop   = $shop;
		$this->blocks = $blocks;
	}

	public function register(): void {
		add_action( 'elementor/elements/categories_registered', array( $this, 'add_category' ) );
		add_action( 'elementor/widgets/register', array( $this, 'add_widgets' ) );
		add_action( 'elementor/preview/enqueue_styles', array( $this, 'enqueue_preview_styles' ) );
		add_action( 'elementor/preview/init', array( $this, 'leave_out_boot' ) );
	}

	/**
	 * Adds the category.
	 *
	 * @param \Elementor\Elements_Manager $elements Elementor's elements.
	 */
	public function add_category( $elements ): void {
		$elements->add_category(
			self::CATEGORY,
			array(
				'title' => __( 'Storefront', 'storefront-islands' ),
				'icon'  => WidgetIcons::DEFAULT,
			)
		);
	}

	/**
	 * Adds the widgets.
	 *
	 * @param \Elementor\Widgets_Manager $widgets Elementor's widgets.
	 */
	public function add_widgets( $widgets ): void {
		foreach ( BlockNames::standalone() as $block ) {
			$widgets->register( new BlockWidget( array(), array( BlockWidget::BLOCK => $block->name, BlockWidget::WIDGETS => $this ) ) );
		}
	}

	/** Enqueues the style sheets of all widgets in the preview, where any of them may be inserted. */
	public function enqueue_preview_styles(): void {
		foreach ( BlockNames::standalone() as $block ) {
			array_map( 'wp_enqueue_style', WidgetStyles::of( $block ) );
		}
	}

	/** Leaves the boot script out of the preview: no island of the page that is edited is hydrated, or calls the shop. */
	public function leave_out_boot(): void {
		add_action(
			'wp_print_footer_scripts',
			static function (): void {
				wp_dequeue_script( 'storefront-islands-boot' );
			},
			self::BEFORE_BOOT
		);
	}

	/** Returns the choices of the site for controls. */
	public function options(): SiteOptions {
		return $this->options ??= new SiteOptions( $this->shop, is_admin() );
	}

	/** Returns what renders a block in the editor. */
	public function preview(): Preview {
		return new Preview( $this->shop, $this->blocks );
	}
}
